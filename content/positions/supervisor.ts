import { company } from '../company.ts';
import type { Position } from '../schema.ts';

export const supervisor = {
  id: 'supervisor',
  sample: true,
  title: 'Project Supervisor',
  level: 'Leadership',
  pay: company.pay.supervisor,
  terms: 'Full time, Broward County',
  requirements: [
    'Crews led on commercial or public work',
    'OSHA 30-hour completion card',
    'Drawings, submittals and a schedule you can defend',
  ],
  responsibilities: [
    'Plan crane days, shutdowns and inspections',
    'Run the daily log and the payroll record',
    'Hand over as-built drawings within 30 days',
  ],
  applyLabel: 'Apply as Project Supervisor',
} as const satisfies Position;
