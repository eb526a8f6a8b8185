import { industries } from 'records:industries';
import * as chillersPage from 'words:chillers';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { chillerServices } from '#src/views/services.ts';
import { BuildingSection } from './building-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { IndustriesSection } from './industries-section.tsx';
import { LifeSection } from './life-section.tsx';
import { TypesSection } from './types-section.tsx';

/** /chillers: three types on one scale of tons, what they need, what we do to them, and where they are usual. */
export function ChillersPage() {
  return (
    <>
      <HeroSection />
      <TypesSection />
      <BuildingSection />
      {chillerServices.length > 0 && <LifeSection />}
      {industries.length > 0 && <IndustriesSection />}
      <EmergencySection />
    </>
  );
}

/** What to do when a chiller is down. */
function EmergencySection() {
  return (
    <Zone letter="F">
      <EmergencyBanner variant="commercial" {...chillersPage.emergency} />
    </Zone>
  );
}
