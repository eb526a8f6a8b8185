import type { Example } from '#src/ui/example.ts';
import { EmergencyBanner } from './emergency-banner.tsx';

export const examples: Example[] = [
  {
    name: 'residential',
    element: (
      <EmergencyBanner
        variant="residential"
        title="It stopped tonight"
        subtitle="Someone answers the phone and sends a technician."
      />
    ),
  },
  {
    name: 'commercial',
    element: (
      <EmergencyBanner
        variant="commercial"
        title="Cooling lost in your building"
        subtitle="Say which system and which floor; the crew loads for it."
      />
    ),
  },
  {
    name: 'government',
    element: (
      <EmergencyBanner
        variant="government"
        title="Cooling lost in a public building"
        subtitle="The call is logged under your contract from the first minute."
      />
    ),
  },
];
