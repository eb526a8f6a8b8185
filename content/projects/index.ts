import type { Project } from '../schema.ts';
import { chillerCapitalRepair } from './chiller-capital-repair/chiller-capital-repair.ts';
import { permitOfficeVrf } from './permit-office-vrf/permit-office-vrf.ts';
import { rooftopUnitReplacement } from './rooftop-unit-replacement/rooftop-unit-replacement.ts';
import { towerAndPumpRenewal } from './tower-and-pump-renewal/tower-and-pump-renewal.ts';
import { warehouseCooling } from './warehouse-cooling/warehouse-cooling.ts';

/** The projects in the order of the drawing set. A page that shows one imports its record, not this list. */
export const projects: readonly Project[] = [
  chillerCapitalRepair,
  rooftopUnitReplacement,
  towerAndPumpRenewal,
  warehouseCooling,
  permitOfficeVrf,
];
