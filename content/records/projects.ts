import { z } from 'zod';
import { projectsPerPage } from '../values/pagination.ts';
import { defineCollection, type Faults, recordsOf } from './collection.ts';
import type { Company } from './company.ts';
import {
  atLeast,
  audience,
  decimal,
  exactly,
  list,
  type Named,
  type Range,
  range,
  sample,
  text,
  type WeekSpan,
  weekSpan,
  whole,
} from './fields.ts';
import { drawing, galleryPhoto } from './picture-fields.ts';

const lane = z.strictObject({
  name: text(16, 'a lane of the plan'),
  tons: decimal(0.5, 100_000, 'tons').describe('Its share of the tonnage: the height of its lane.'),
  runs: atLeast(1, weekSpan).describe('Weeks in which it runs.'),
  occasion: text(16, 'the weeks of a lane').optional().describe('What its weeks are called: jury weeks.'),
  isTemporary: z.boolean().optional().describe('It stood there for the job alone.'),
});

const phase = z.strictObject({
  title: text(24, 'a phase of the work'),
  weeks: weekSpan,
  text: text(170, 'the lines of a phase'),
  pictures: list(whole(1, 60, 'as number of the picture'))
    .optional()
    .describe('Pictures of galleryPhotos that show it, counted from 1.'),
});

const reading = z
  .strictObject({
    name: text(28, 'a reading'),
    unit: text(14, 'the unit of a reading'),
    before: z.number().positive({ error: 'is not above zero; the bar before is the scale of the row' }),
    after: z.number().nonnegative({ error: 'is below zero; write what was measured' }),
  })
  .refine(({ before, after }) => after <= before, {
    path: ['after'],
    error: 'is above before, and its bar would leave the row; name the reading so that less is better',
  });

const projectPageSchema = z.strictObject({
  sample,
  headline: text(64, 'the headline of the project’s page').describe('What was done, and what it spared.'),
  lead: text(200, 'the lead of the project’s page'),
  hard: exactly(
    3,
    z.strictObject({ title: text(28, 'a difficulty'), text: text(120, 'the lines of a difficulty') }),
    'difficulties',
  ),
  plan: z
    .strictObject({ title: text(40, 'the title of the plan'), lanes: atLeast(2, lane) })
    .optional()
    .describe('What ran in which week, in tons; leave it out where nothing had to keep running.'),
  phases: atLeast(2, phase),
  result: z.strictObject({
    text: text(200, 'the lines of the result'),
    picture: whole(1, 60, 'as number of the picture').optional(),
    readings: atLeast(1, reading),
  }),
});

type ProjectPage = z.output<typeof projectPageSchema>;

const projectSchema = z.strictObject({
  sample,
  sheet: z
    .string()
    .regex(/^P-\d+$/, { error: 'is no project sheet; write P, hyphen, number, such as P-6' })
    .describe('Sheet of the drawing set; the projects stand in this order.'),
  title: text(60, 'the project heading'),
  location: text(60, 'the title block').describe('Building and county; a customer’s name only with consent.'),
  type: text(40, 'the title block').describe('Sector and kind of work.'),
  audience,
  customerType: text(40, 'the project list').describe('Who owns the building, by kind.'),
  role: text(40, 'the project list').describe('Our part in the contract.'),
  equipment: z
    .enum(['chillers', 'rooftop-units', 'cooling-towers', 'vrf'])
    .describe('Kind of equipment, for what its page offers to whoever has the same.'),
  plant: text(40, 'the title block').describe('What was worked on.'),
  tonnage: decimal(0.5, 100_000, 'tons'),
  tonnageOf: z
    .enum(['cooling', 'heat rejection'])
    .describe('A tower’s tons of heat rejection are not a machine’s tons: they are not drawn on one scale.'),
  duration: whole(1, 520, 'weeks').describe('Weeks from the first to the last day on site.'),
  year: whole(1950, 2100, 'as year').describe('Year of completion.'),
  valueBand: range.describe('Dollars, as a band inside projectValue of the company.'),
  funding: text(40, 'the title block')
    .optional()
    .describe(
      'Who paid, where it is part of our experience. FEMA pays the owner, never us: it certifies and endorses no contractor.',
    ),
  description: text(220, 'the project card'),
  features: list(text(60, 'a line of the project card')),
  isPastPerformance: z
    .boolean()
    .optional()
    .describe('Whether /government and the capability statement name it: at most three public projects.'),
  picture: drawing(3 / 2),
  hasGallery: z.boolean().optional(),
  galleryPhotos: list(galleryPhoto).optional(),
  page: projectPageSchema
    .optional()
    .describe('What its own page tells besides; without it the page shows what the card says.'),
});

/** A project that the capability statement names: what it shows there is shorter, so that three fit its sheet. */
const pastProjectSchema = z.object({
  title: text(40, 'the capability statement'),
  location: text(30, 'the capability statement'),
  customerType: text(28, 'the capability statement'),
  role: text(28, 'the capability statement'),
});

export type Project = Named<typeof projectSchema>;

export const projectsCollection = defineCollection({
  name: 'projects',
  noun: 'project',
  schema: projectSchema,
  perPage: projectsPerPage,
  hasPages: true,
  sortBy: ['sheet'],
  unique: ['sheet', 'title'],
  faults: ({ valueBand, hasGallery, galleryPhotos, page, duration }, library) => ({
    hasGallery:
      Boolean(hasGallery) !== Boolean(galleryPhotos?.length) &&
      'and galleryPhotos disagree; set hasGallery: true and list the photos, or leave out both',
    valueBand:
      recordsOf<Company>(library, 'company').some(({ projectValue }) => isOutside(valueBand, projectValue)) &&
      'lies outside projectValue of records/company.yaml; correct one of the two',
    page: page && beyondJob(page, duration, galleryPhotos?.length ?? 0),
  }),
  rules: (records) => {
    const named = records.filter(({ value }) => value.isPastPerformance);
    if (named.length > 3)
      return named.slice(3).map(({ file }) => ({
        file,
        path: ['isPastPerformance'],
        text: 'is set on a fourth project; the capability statement has room for three: take it off one',
      }));
    return named.flatMap(({ file, value }) => {
      const { error } = pastProjectSchema.safeParse(value);
      return error?.issues.map(({ path, message: text }) => ({ file, path, text })) ?? [];
    });
  },
});

function isOutside({ min, max, isOpen }: Range, limits: Range): boolean {
  return min < limits.min || max > limits.max || (isOpen === true && max !== limits.max);
}

function beyondJob({ phases, plan, result }: ProjectPage, duration: number, pictures: number): Faults {
  const week = ({ to }: WeekSpan) => ({
    to: to > duration && `is week ${to} of ${duration}; correct it or duration`,
  });
  const picture = (number = 0) =>
    number > pictures && `is ${number} of ${pictures} in galleryPhotos; name one that is there`;
  return {
    phases: phases.map((phase) => ({
      weeks: week(phase.weeks),
      pictures: phase.pictures?.map((number) => picture(number)),
    })),
    plan: { lanes: plan?.lanes.map(({ runs }) => ({ runs: runs.map(week) })) },
    result: { picture: picture(result.picture) },
  };
}
