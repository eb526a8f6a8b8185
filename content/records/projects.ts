import { z } from 'zod';
import { projectsPerPage } from '../values/pagination.ts';
import { defineCollection, recordsOf } from './collection.ts';
import type { Company } from './company.ts';
import { audience, decimal, list, type Named, range, sample, text, whole } from './fields.ts';
import { galleryPhoto, wideDrawing } from './picture-fields.ts';
import { pageFaults, projectPageSchema } from './project-page.ts';

/** A job that was done. */
const projectSchema = z
  .strictObject({
    sample,
    sheet: z
      .string()
      .regex(/^P-\d+$/, { error: 'is no project sheet; write P, hyphen, number, such as P-6' })
      .describe('Sheet of the drawing set; the projects stand in this order.'),
    title: text(60, 'the project heading'),
    location: text(60, 'the title block').describe(
      'Kind of building and county; the customer is named only with consent.',
    ),
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
      .describe(
        'A tower’s tons of heat rejection are not a machine’s tons: they are not drawn on one scale.',
      ),
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
    picture: wideDrawing,
    hasGallery: z.boolean().optional(),
    galleryPhotos: list(galleryPhoto).optional(),
    page: projectPageSchema
      .optional()
      .describe('What its own page tells besides; without it the page shows what the card says.'),
  })
  .refine(({ hasGallery, galleryPhotos }) => Boolean(hasGallery) === Boolean(galleryPhotos?.length), {
    path: ['hasGallery'],
    error: 'and galleryPhotos disagree; set hasGallery: true and list the photos, or leave out both',
  })
  .superRefine(({ page, duration, galleryPhotos = [] }, context) => {
    if (!page) return;
    for (const { path, message } of pageFaults(page, { duration, pictures: galleryPhotos.length }))
      context.addIssue({ code: 'custom', path: ['page', ...path], message });
  });

/** A project that the capability statement names: what it shows there is shorter, so that three fit its sheet. */
const pastProjectSchema = projectSchema.safeExtend({
  title: text(40, 'the capability statement'),
  location: text(30, 'the capability statement'),
  customerType: text(28, 'the capability statement'),
  role: text(28, 'the capability statement'),
});

export type Project = Named<typeof projectSchema>;

const shortFields = ['title', 'location', 'customerType', 'role'] as const;

export const projectsCollection = defineCollection({
  name: 'projects',
  noun: 'project',
  schema: projectSchema,
  perPage: projectsPerPage,
  hasPages: true,
  sortBy: ['sheet'],
  unique: ['sheet', 'title'],
  faults: ({ valueBand }, library) =>
    recordsOf<Company>(library, 'company')
      .filter(({ projectValue }) => !isInside(valueBand, projectValue))
      .map(() => ({
        field: 'valueBand',
        text: 'lies outside projectValue of content/records/company.yaml; correct one of the two',
      })),
  rules: [
    (records) => {
      const named = records.filter(({ value }) => value.isPastPerformance);
      const long = named.flatMap(({ file, value }) =>
        shortFields.flatMap((field) => {
          const fault = pastProjectSchema.shape[field].safeParse(value[field]);
          return fault.success ? [] : [{ file, field, text: fault.error.issues[0]?.message ?? '' }];
        }),
      );
      if (named.length > 3)
        return named.slice(3).map(({ file }) => ({
          file,
          field: 'isPastPerformance',
          text: 'is set on a fourth project; the capability statement has room for three: take it off one',
        }));
      return long;
    },
  ],
});

type Band = Project['valueBand'];

function isInside({ min, max, isOpen }: Band, limits: Band): boolean {
  return min >= limits.min && max <= limits.max && (!isOpen || max === limits.max);
}
