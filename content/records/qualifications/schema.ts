import { defineCollection } from '../collection.ts';
import { composedEntry } from '../entry-fields.ts';

export const qualificationsCollection = defineCollection({
  name: 'qualifications',
  noun: 'qualification',
  schema: composedEntry,
  least: 1,
});
