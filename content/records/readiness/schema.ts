import { defineCollection } from '../collection.ts';
import { entry } from '../fields.ts';

export const readinessCollection = defineCollection({
  name: 'readiness',
  noun: 'stage',
  schema: entry,
  least: 1,
});
