import { promises } from 'records:promises';
import { formatRange } from '../values/format.ts';
import { chillerTons } from './chiller-tons.ts';
import { includedMaintenance } from './prices.ts';
import { emergencyCommercial, maintenanceVisits } from './promises.ts';
import type { Service } from './services.schema.ts';

/** The service cards of the home page, in their order. */
export const services: readonly Service[] = [
  {
    id: 'chillers',
    title: 'Chillers',
    description: `Air-cooled ${formatRange(chillerTons.airCooled)} ton, water-cooled ${formatRange(chillerTons.waterCooled)} ton: start-up, overhaul, re-tube, replacement.`,
    icon: 'chiller',
    route: 'chillers',
    variant: 'featured',
  },
  {
    id: 'rooftop-units',
    title: 'Rooftop units',
    description: 'Change-outs with curb adapters, crane day and anchorage papers for the wind zone.',
    icon: 'rooftop',
    route: 'commercial',
  },
  {
    id: 'home-systems',
    title: 'Home systems',
    description:
      'Split systems and heat pumps, sized from a load calculation and not from the old nameplate.',
    icon: 'home-system',
    route: 'residential',
  },
  {
    id: 'ductwork',
    title: 'Ductwork and balancing',
    description: 'New runs, sealing, and airflow measured at every grille and written down.',
    icon: 'ductwork',
    route: 'services',
  },
  {
    id: 'towers-and-pumps',
    title: 'Towers and pumps',
    description: 'Fill, drives and pump seals renewed; basins and strainers cleaned.',
    icon: 'cooling-tower',
    route: 'services',
  },
  {
    id: 'controls',
    title: 'Controls',
    description:
      'From a single thermostat to direct digital control (DDC), with trend logs your own staff can read.',
    icon: 'controls',
    route: 'services',
  },
  {
    id: 'planned-maintenance',
    title: 'Planned maintenance',
    description: `${maintenanceVisits}, ${promises.maintenance.homeVisitsPerYear} at a house, with readings kept by serial number. Major installs include ${includedMaintenance} of it.`,
    icon: 'maintenance',
    route: 'commercial',
  },
  {
    id: 'emergency-repair',
    title: 'Emergency repair',
    description: `${promises.emergency.line}, all year: ${emergencyCommercial} for commercial and government, ${promises.emergency.residential} for homes.`,
    icon: 'emergency',
    route: 'contact',
  },
];
