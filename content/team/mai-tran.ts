import type { TeamMember } from '../schema.ts';

export const maiTran = {
  id: 'mai-tran',
  sample: true,
  name: 'Mai Tran',
  role: 'Dispatch and emergency line',
  group: 'specialist',
  ownership: null,
  fullDescription:
    'Mai answers the line, asks what stopped and since when, and tells the caller the rate before a van leaves.',
  achievements: ['Call log by time, address and serial number'],
  icon: 'phone',
  imageUrl: null,
} as const satisfies TeamMember;
