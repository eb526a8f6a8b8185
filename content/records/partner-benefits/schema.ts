import { defineCollection } from '../collection.ts';
import { composedEntry } from '../entry-fields.ts';

export const partnerBenefitsCollection = defineCollection({
  name: 'partner-benefits',
  noun: 'benefit',
  schema: composedEntry,
  least: 6,
});
