import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { day, https, month, type Named, order, text } from '../fields.ts';

/** What is held, in process, or experience. Only what is held may look like a badge. */
export const credentialSchema = z
  .strictObject({
    order,
    name: text(40, 'the credentials table'),
    shortName: text(18, 'a badge').describe('The short form for badges.'),
    longName: text(80, 'a tooltip')
      .optional()
      .describe('What the letters mean, for the first use on a page.'),
    kind: z.enum(['license', 'registration', 'set-aside', 'experience']),
    status: z.enum(['held', 'in-process', 'experience'], {
      error: 'is no status; use held, in-process or experience',
    }),
    issuer: text(60, 'the credentials table').nullable(),
    number: text(24, 'the credentials table')
      .nullable()
      .describe('Its number or file, where the issuer gives one.'),
    date: z
      .union([day, month], { error: 'is no date; write 2026-11-21 or 2026-11' })
      .nullable()
      .describe(
        'Held: the day it was granted or last confirmed. In process: the month for which that is true.',
      ),
    /** 72 characters: two lines of the capability statement. */
    note: text(72, 'the credentials table')
      .nullable()
      .describe('What must be said beside the status; the date and number are said by themselves.'),
    verify: z
      .strictObject({ label: text(40, 'the credentials table'), url: https })
      .nullable()
      .describe('Where a stranger can check it.'),
  })
  .refine(({ status, verify }) => status !== 'held' || verify !== null, {
    path: ['verify'],
    error: 'is missing; what is held needs a place to check it',
  })
  .refine(({ kind, shortName }) => kind !== 'registration' || shortName.length <= 10, {
    path: ['shortName'],
    error:
      'is longer than 10 characters; a cell of the capability statement holds the name of a registration',
  })
  .refine(({ status, date }) => status !== 'in-process' || date !== null, {
    path: ['date'],
    error: 'is missing; say for which month "in process" is true, such as 2026-11',
  });

export type Credential = Named<typeof credentialSchema>;

export const credentialsCollection = defineCollection({
  name: 'credentials',
  noun: 'credential',
  schema: credentialSchema,
  least: 1,
  unique: ['name', 'shortName'],
  rules: [
    (records) =>
      records.some(({ value }) => value.kind === 'registration')
        ? []
        : [{ field: 'kind', text: 'has no registration; the statement names the one in SAM.gov' }],
  ],
  beforePublishing: (records) =>
    records
      .filter(({ value }) => value.status === 'held')
      .flatMap(({ file, value }) =>
        (['number', 'date'] as const)
          // the license has its number in company.yaml
          .filter((field) => value[field] === null && !(value.kind === 'license' && field === 'number'))
          .map((field) => ({
            file,
            field,
            text: `is null; what is held needs its ${field}: write it, or change status`,
          })),
      ),
});
