import { defineCollection } from '../collection.ts';
import { entry } from '../entry-fields.ts';

export const careerBenefitsCollection = defineCollection({
  name: 'career-benefits',
  noun: 'benefit',
  schema: entry,
  least: 6,
});
