import { defineCollection } from '../collection.ts';
import { composedEntry } from '../entry-fields.ts';

export const trainingReasonsCollection = defineCollection({
  name: 'training-reasons',
  noun: 'reason',
  schema: composedEntry,
  least: 1,
});
