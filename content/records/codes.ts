import { z } from 'zod';
import { defineCollection } from './collection.ts';
import { given, type Named, order, sample, text, whole } from './fields.ts';

/** A code that the company is registered under, with its size standard. */
const naicsCodeSchema = z.strictObject({
  order,
  code: z.string().regex(/^\d{6}$/, {
    error: ({ input }) =>
      `"${input}" has ${String(input).length} characters; a NAICS code has six digits, such as "238220"`,
  }),
  title: given('the NAICS table').describe('Word for word as in NAICS 2022.'),
  // a proposal of August 22, 2025 (90 FR 41168, RIN 3245-AI12) was not final in November 2026: look again before a change
  sizeStandard: z
    .union(
      [
        whole(1_000_000, 100_000_000, 'dollars'),
        z.strictObject({ employees: whole(1, 10_000, 'employees') }),
        z.strictObject({ assets: whole(1_000_000, 10_000_000_000, 'dollars') }),
      ],
      {
        error:
          'is no size standard; write dollars of receipts as digits, such as 19000000, or { employees: 200 }, or { assets: 850000000 }, as in the SBA’s table',
      },
    )
    .describe(
      'SBA size standard, from the table effective March 17, 2023: average annual receipts in dollars, or { employees: 200 }, or { assets: 850000000 }.',
    ),
  isSmall: z
    .boolean({ error: 'is missing; write whether SAM.gov says small (true) or other than small (false)' })
    .describe(
      'Small under this code, as represented in SAM.gov: average annual receipts of the last five completed fiscal years (13 CFR 121.104), or average number of employees (13 CFR 121.106), with affiliates.',
    ),
  work: text(90, 'the line under the title')
    .optional()
    .describe('What must be said of our work under it: who else does a part, or what we do not do.'),
  isPrimary: z.boolean(),
});

export type NaicsCode = Named<typeof naicsCodeSchema>;

export const naicsCodesCollection = defineCollection({
  name: 'naics-codes',
  noun: 'NAICS code',
  schema: naicsCodeSchema,
  unique: ['code'],
  rules: [
    (records) => {
      const primary = records.filter(({ value }) => value.isPrimary);
      if (records.length === 0 || (primary.length === 1 && records[0]?.value.isPrimary)) return [];
      return [
        {
          ...(primary[1] && { file: primary[1].file }),
          field: 'isPrimary',
          text: `is true ${primary.length} times; set it on the first code alone`,
        },
      ];
    },
    // who stays below a standard, stays below every higher one of the same measure
    (records) =>
      records.flatMap(({ file, value }) => {
        const [measure, most] = measureOf(value.sizeStandard);
        const lower = records.find((other) => {
          const [its, limit] = measureOf(other.value.sizeStandard);
          return value.isSmall && !other.value.isSmall && its === measure && most <= limit;
        });
        return lower
          ? [
              {
                file,
                field: 'isSmall',
                text: `is true, though ${lower.value.code} with a standard as high or higher is not small; correct one of the two`,
              },
            ]
          : [];
      }),
  ],
  questions: ({ id }, codes) =>
    id === codes.find(({ isSmall }) => isSmall)?.id
      ? [
          {
            field: 'isSmall',
            text: 'does SAM.gov say small under this code, and under each that says isSmall: true?',
          },
        ]
      : [],
});

/** In what a size standard is counted, and up to how much of it a firm is small. */
export function measureOf(
  standard: NaicsCode['sizeStandard'],
): [measure: 'receipts' | 'employees' | 'assets', most: number] {
  if (typeof standard === 'number') return ['receipts', standard];
  return 'assets' in standard ? ['assets', standard.assets] : ['employees', standard.employees];
}

/** A code under which the government buys such work; the list of SAM.gov decides which are ours. */
export const pscCodesCollection = defineCollection({
  name: 'psc-codes',
  noun: 'product or service code',
  schema: z.strictObject({
    order,
    sample,
    code: z.string().regex(/^[A-Z0-9]{4}$/, {
      error: 'is no product or service code; write its four capital letters and digits, such as J041',
    }),
    title: given('the PSC table').describe('Word for word as in the PSC Manual on acquisition.gov.'),
  }),
  unique: ['code'],
});
