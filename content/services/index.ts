import type { Service } from '../schema.ts';
import { chillers } from './chillers.ts';
import { controls } from './controls.ts';
import { ductwork } from './ductwork.ts';
import { emergencyRepair } from './emergency-repair.ts';
import { homeSystems } from './home-systems.ts';
import { plannedMaintenance } from './planned-maintenance.ts';
import { rooftopUnits } from './rooftop-units.ts';
import { towersAndPumps } from './towers-and-pumps.ts';

/** The service cards of the home page, in their order. */
export const services: readonly Service[] = [
  chillers,
  rooftopUnits,
  homeSystems,
  ductwork,
  towersAndPumps,
  controls,
  plannedMaintenance,
  emergencyRepair,
];
