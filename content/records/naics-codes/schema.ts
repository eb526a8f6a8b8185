import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { type Named, order, text, whole } from '../fields.ts';

/** A code that the company is registered under, with its size standard. */
export const naicsCodeSchema = z.strictObject({
  order,
  code: z.string({ error: 'is a number; put it in quotes, such as "238220"' }).regex(/^\d{6}$/, {
    error: ({ input }) =>
      `"${input}" has ${String(input).length} characters; a NAICS code has six digits, such as "238220"`,
  }),
  title: text(72, 'the NAICS table').describe('Word for word as in NAICS 2022.'),
  sizeStandard: whole(1_000_000, 100_000_000, 'dollars').describe(
    'SBA size standard: average annual receipts in dollars.',
  ),
  work: text(90, 'the last column of the NAICS table'),
  isPrimary: z.boolean(),
});

export type NaicsCode = Named<typeof naicsCodeSchema>;

export const naicsCodesCollection = defineCollection({
  name: 'naics-codes',
  noun: 'NAICS code',
  schema: naicsCodeSchema,
  least: 1,
  unique: ['code'],
  rules: [
    (records) => {
      const primary = records.filter(({ value }) => value.isPrimary);
      if (primary.length === 1 && records[0]?.value.isPrimary) return [];
      return [
        {
          ...(primary[1] && { file: primary[1].file }),
          field: 'isPrimary',
          text: `is true ${primary.length} times; set it on the first code alone`,
        },
      ];
    },
  ],
});
