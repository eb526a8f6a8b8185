import { chillerCapitalRepair } from './projects/chiller-capital-repair/chiller-capital-repair.ts';
import { permitOfficeVrf } from './projects/permit-office-vrf/permit-office-vrf.ts';
import { rooftopUnitReplacement } from './projects/rooftop-unit-replacement/rooftop-unit-replacement.ts';
import type { Project } from './schema.ts';

/** The public projects that /government and the capability statement name. */
export const pastPerformance: readonly Project[] = [
  chillerCapitalRepair,
  rooftopUnitReplacement,
  permitOfficeVrf,
];
