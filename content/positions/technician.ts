import { company } from '../company.ts';
import type { Position } from '../schema.ts';

export const technician = {
  id: 'technician',
  sample: true,
  title: 'HVAC Technician',
  level: 'Experienced',
  pay: company.pay.technician,
  terms: 'Full time, Broward County',
  requirements: [
    'EPA 608, Type II or Universal',
    'Commercial rooftop or chiller work behind you',
    'A driver’s license',
    'Readings you are willing to sign',
  ],
  responsibilities: [
    'Find the fault, price it, fix it',
    'Start up, charge and balance new equipment',
    'Take the emergency line in turn',
    'Teach the helper beside you',
  ],
  applyLabel: 'Apply as HVAC Technician',
} as const satisfies Position;
