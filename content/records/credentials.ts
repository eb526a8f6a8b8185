import { z } from 'zod';
import { defineCollection, recordsOf } from './collection.ts';
import { day, given, https, list, month, type Named, sample, text, title, whole } from './fields.ts';
import type { Project } from './projects.ts';

const credentialSchema = z.strictObject({
  name: title('the credentials table'),
  shortName: text(18, 'a badge').describe('The short form for badges.'),
  longName: title('a tooltip').optional().describe('What the letters mean, for the first use on a page.'),
  kind: z.enum(['license', 'registration', 'set-aside', 'experience']),
  status: z
    .enum(['held', 'in-process', 'experience'])
    .describe(
      'EDWOSB in process beside a held 8(a): ask the SBA, as 8(a) may be the ground for it (13 CFR 127.300(b)(2)).',
    ),
  issuer: given('the credentials table').nullable(),
  number: given('the credentials table')
    .nullable()
    .describe('Its number or file, where the issuer gives one.'),
  date: z
    .union([day, month], { error: 'is no date; write 2026-11-21 or 2026-11' })
    .nullable()
    .describe('Held: the day from which it is valid. In process: the month for which that is true.'),
  validThrough: day
    .nullable()
    .describe(
      'The last day on which it is valid: the publish check refuses what has ended. Null while not held.',
    ),
  projects: list(z.string())
    .optional()
    .describe('Ids of the projects that an experience rests on; each of them says who funded it.'),
  /** 72 characters: two lines of the capability statement. */
  note: text(72, 'the credentials table')
    .nullable()
    .describe('What must be said beside the status; the date and number are said by themselves.'),
  verify: z
    .strictObject({ label: given('the credentials table'), url: https })
    .nullable()
    .describe('Where a stranger can check it.'),
});

export type Credential = Named<typeof credentialSchema>;

const naicsCodeSchema = z.strictObject({
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
    .boolean()
    .describe(
      'Small under this code, as represented in SAM.gov: average annual receipts of the last five completed fiscal years (13 CFR 121.104), or average number of employees (13 CFR 121.106), with affiliates.',
    ),
  work: text(90, 'the line under the title')
    .optional()
    .describe('What must be said of our work under it: who else does a part, or what we do not do.'),
  isPrimary: z.boolean(),
});

export type NaicsCode = Named<typeof naicsCodeSchema>;

/** In what a size standard is counted, and up to how much of it a firm is small. */
export function measureOf(
  standard: NaicsCode['sizeStandard'],
): [measure: 'receipts' | 'employees' | 'assets', most: number] {
  if (typeof standard === 'number') return ['receipts', standard];
  return 'assets' in standard ? ['assets', standard.assets] : ['employees', standard.employees];
}

export const credentialCollections = [
  defineCollection({
    name: 'credentials',
    noun: 'credential',
    schema: credentialSchema,
    unique: ['name', 'shortName'],
    references: { projects: 'projects' },
    faults: (credential, library) => {
      const { kind, shortName, status, date, validThrough, verify, projects: ids = [] } = credential;
      const unfunded = recordsOf<Project>(library, 'projects').filter(({ funding }) => !funding);
      return {
        verify: status === 'held' && !verify && 'is missing; what is held needs a place to check it',
        shortName:
          kind === 'registration' &&
          shortName.length > 10 &&
          'is longer than 10 characters; a cell of the capability statement holds the name of a registration',
        date:
          status === 'in-process' &&
          !date &&
          'is missing; say for which month "in process" is true, such as 2026-11',
        validThrough:
          status !== 'held' && validThrough
            ? 'belongs to what is held; write null, or change status'
            : date && validThrough && date >= validThrough && 'is not after date; correct one of the two',
        projects:
          (kind === 'experience') !== ids.length > 0
            ? 'belongs to an experience, which needs one at least; name the project, or leave the field out'
            : ids.map(
                (id) =>
                  unfunded.some((project) => project.id === id) &&
                  `names ${id}, which does not say who funded it; write funding in records/projects/${id}/project.yaml`,
              ),
      };
    },
    beforePublishing: (credential, today) => {
      const { kind, status, number, date, validThrough } = credential;
      if (status !== 'held') return {};
      const missing = (field: string) =>
        `is null; what is held needs its ${field}: write it, or change status`;
      return {
        // license and registration have their numbers in company.yaml
        number: kind === 'set-aside' && number === null && missing('number'),
        date: date === null && missing('date'),
        validThrough:
          validThrough === null
            ? missing('validThrough')
            : validThrough < today &&
              `is ${validThrough}, which is past; write the new term, or change status`,
      };
    },
  }),
  defineCollection({
    name: 'naics-codes',
    noun: 'NAICS code',
    schema: naicsCodeSchema,
    unique: ['code'],
    rules: (records) => {
      const primary = records.filter(({ value }) => value.isPrimary);
      const isFirstAlone = primary.length === 1 && records[0]?.value.isPrimary;
      return [
        records.length > 0 &&
          !isFirstAlone && {
            ...(primary[1] && { file: primary[1].file }),
            path: ['isPrimary'],
            text: `is true ${primary.length} times; set it on the first code alone`,
          },
        // who stays below a standard, stays below every higher one of the same measure
        ...records.map(({ file, value }) => {
          const [measure, most] = measureOf(value.sizeStandard);
          const lower = records.find((other) => {
            const [its, limit] = measureOf(other.value.sizeStandard);
            return value.isSmall && !other.value.isSmall && its === measure && most <= limit;
          });
          const text = `is true, though ${lower?.value.code} with a standard as high or higher is not small; correct one of the two`;
          return lower && { file, path: ['isSmall'], text };
        }),
      ];
    },
  }),
  defineCollection({
    name: 'psc-codes',
    noun: 'product or service code',
    schema: z.strictObject({
      sample,
      code: z.string().regex(/^[A-Z0-9]{4}$/, {
        error: 'is no product or service code; write its four capital letters and digits, such as J041',
      }),
      title: given('the PSC table').describe('Word for word as in the PSC Manual on acquisition.gov.'),
    }),
    unique: ['code'],
  }),
] as const;
