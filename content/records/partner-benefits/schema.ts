import { defineCollection } from '../collection.ts';
import { entry } from '../entry-fields.ts';

export const partnerBenefitsCollection = defineCollection({
  name: 'partner-benefits',
  noun: 'benefit',
  schema: entry,
  least: 6,
});
