import { defineCollection } from '../collection.ts';
import { entry } from '../fields.ts';

export const qualificationsCollection = defineCollection({
  name: 'qualifications',
  noun: 'qualification',
  schema: entry,
  least: 1,
});
