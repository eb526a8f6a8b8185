import { company } from '../company.ts';
import { quoteReply } from '../facts.ts';
import type { TeamMember } from '../schema.ts';

export const ruthOkafor = {
  id: 'ruth-okafor',
  sample: true,
  name: 'Ruth Okafor',
  role: 'Contracts and finance',
  group: 'leadership',
  ownership: company.ownership.contracts,
  fullDescription: `Ruth reads the specification before anyone prices it, files the bonds and the certified payroll, and answers a request for proposals (RFP) within ${quoteReply}, even when the answer is no.

She keeps the register of permits, product approvals and wind calculations, so that an inspector never waits for a paper.`,
  achievements: [
    'Certified payroll filed weekly on public work',
    'Two public-sector references with each proposal',
  ],
  icon: 'report',
  imageUrl: null,
} as const satisfies TeamMember;
