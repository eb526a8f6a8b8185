import { includedMaintenance, maintenanceVisits } from '../facts.ts';
import type { Service } from '../schema.ts';

export const plannedMaintenance = {
  id: 'planned-maintenance',
  title: 'Planned maintenance',
  description: `Usually ${maintenanceVisits}, readings kept by serial number. Major installs include ${includedMaintenance} of it.`,
  icon: 'maintenance',
  route: 'commercial',
} as const satisfies Service;
