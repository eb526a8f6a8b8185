import { defineCollection } from '../collection.ts';
import { entry } from '../fields.ts';

export const trainingReasonsCollection = defineCollection({
  name: 'training-reasons',
  noun: 'reason',
  schema: entry,
  least: 1,
});
