import { company } from '../company.ts';
import { emergencyCommercial } from '../facts.ts';
import type { Service } from '../schema.ts';

export const emergencyRepair = {
  id: 'emergency-repair',
  title: 'Emergency repair',
  description: `${company.emergency.line}, all year: ${emergencyCommercial} for commercial and government, ${company.emergency.residential} for homes.`,
  icon: 'emergency',
  route: 'contact',
} as const satisfies Service;
