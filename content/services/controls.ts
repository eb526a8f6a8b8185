import type { Service } from '../schema.ts';

export const controls = {
  id: 'controls',
  title: 'Controls',
  description:
    'From a single thermostat to direct digital control (DDC), with trend logs your own staff can read.',
  icon: 'controls',
  route: 'services',
} as const satisfies Service;
