import { defineCollection } from '../collection.ts';
import { statement } from '../fields.ts';

export const qualityStandardsCollection = defineCollection({
  name: 'quality-standards',
  noun: 'standard',
  schema: statement,
});
