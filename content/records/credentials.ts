import { z } from 'zod';
import { defineCollection, type Fault, type Library, recordsOf } from './collection.ts';
import { day, given, https, list, month, type Named, order, text, title } from './fields.ts';
import type { Project } from './projects.ts';

/** What is held, in process, or experience. Only what is held may look like a badge. */
const credentialSchema = z
  .strictObject({
    order,
    name: title('the credentials table'),
    shortName: text(18, 'a badge').describe('The short form for badges.'),
    longName: title('a tooltip').optional().describe('What the letters mean, for the first use on a page.'),
    kind: z.enum(['license', 'registration', 'set-aside', 'experience']),
    status: z.enum(['held', 'in-process', 'experience'], {
      error: 'is no status; use held, in-process or experience',
    }),
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
  })
  .refine(({ status, validThrough }) => status === 'held' || validThrough === null, {
    path: ['validThrough'],
    error: 'belongs to what is held; write null, or change status',
  })
  .refine(({ date, validThrough }) => !date || !validThrough || date < validThrough, {
    path: ['validThrough'],
    error: 'is not after date; correct one of the two',
  })
  .refine(({ kind, projects = [] }) => (kind === 'experience') === projects.length > 0, {
    path: ['projects'],
    error: 'belongs to an experience, which needs one at least; name the project, or leave the field out',
  });

export type Credential = Named<typeof credentialSchema>;

export const credentialsCollection = defineCollection({
  name: 'credentials',
  noun: 'credential',
  schema: credentialSchema,
  unique: ['name', 'shortName'],
  references: { projects: 'projects' },
  faults: withoutFunding,
  beforePublishing: (credential, today) => {
    const { kind, status, validThrough } = credential;
    if (status !== 'held') return [];
    const missing = (['number', 'date', 'validThrough'] as const)
      // license and registration have their numbers in company.yaml
      .filter((field) => credential[field] === null && !(field === 'number' && kind !== 'set-aside'))
      .map((field) => ({
        field,
        text: `is null; what is held needs its ${field}: write it, or change status`,
      }));
    if (!validThrough || validThrough >= today) return missing;
    const text = `is ${validThrough}, which is past; write the new term, or change status`;
    return [...missing, { field: 'validThrough', text }];
  },
  // 13 CFR 127.300(b)(2): who women own and control and the SBA has admitted to 8(a), has a ground for EDWOSB in it
  questions: ({ id, status }, credentials) =>
    id === 'edwosb' &&
    status === 'in-process' &&
    credentials.some((one) => one.id === 'sba-8a' && one.status === 'held')
      ? [
          {
            field: 'status',
            text: 'is in process beside 8(a), which may itself be the ground for it (13 CFR 127.300(b)(2)): has the SBA been asked?',
          },
        ]
      : [],
});

/** An experience rests on projects that say who paid. */
function withoutFunding({ projects: ids = [] }: Credential, library: Library): Fault[] {
  return recordsOf<Project>(library, 'projects')
    .filter(({ id, funding }) => ids.includes(id) && !funding)
    .map(({ id }) => ({
      field: 'projects',
      text: `names ${id}, which does not say who funded it; write funding in content/records/projects/${id}/project.yaml`,
    }));
}
