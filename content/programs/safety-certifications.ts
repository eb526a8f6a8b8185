import type { Program } from '../schema.ts';

export const safetyCertifications = {
  id: 'safety-certifications',
  title: 'Safety Certifications',
  description: 'The cards that a site asks for at the gate.',
  duration: 4,
  topics: ['OSHA 10 or 30 outreach', 'Lockout and tagout', 'Refrigerant handling', 'Ladders, roofs, rigging'],
} as const satisfies Program;
