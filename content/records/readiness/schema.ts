import { defineCollection } from '../collection.ts';
import { entry } from '../entry-fields.ts';

export const readinessCollection = defineCollection({
  name: 'readiness',
  noun: 'stage',
  schema: entry,
  least: 1,
});
