import { chillersPage } from '#content/pages/chillers.ts';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { Zone } from '#src/ui/zone.tsx';

/** What to do when a chiller is down. */
export function EmergencySection() {
  return (
    <Zone letter="F">
      <EmergencyBanner variant="commercial" {...chillersPage.emergency} />
    </Zone>
  );
}
