import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { day, exactly, list, type Named, order, sample, text, type WeekSpan, whole } from '../fields.ts';
import { squareDrawing } from '../picture-fields.ts';
import { programPageSchema } from './page-schema.ts';

const dayLength = 24 * 60 * 60 * 1000;

/** A date on which a program begins; after `applyBy` no page names it any more. */
const session = z
  .strictObject({ start: day, end: day, applyBy: day })
  .refine(({ start, applyBy }) => applyBy < start, {
    path: ['applyBy'],
    error: 'is not before start; correct one of the two',
  })
  .refine(({ start, end }) => start < end, {
    path: ['end'],
    error: 'is not after start; correct one of the two',
  });

/** A training program. The shortest stands first. */
export const programSchema = z
  .strictObject({
    order,
    sample,
    title: text(28, 'the program heading'),
    description: text(90, 'the lines under it'),
    duration: whole(1, 52, 'weeks'),
    schedule: text(48, 'the days of a program').describe('Days and hours.'),
    leadsTo: text(90, 'the line under the dates').describe(
      'What one may do then. No job, no pay and no pass is promised.',
    ),
    sessions: list(session).describe(
      'Dates on which it begins, soonest first; none: we name the date when we call.',
    ),
    topics: exactly(4, text(36, 'a line of topics'), 'topics'),
    stillLife: squareDrawing
      .optional()
      .describe('What the work is done with, drawn; without it the place stays empty.'),
    page: programPageSchema
      .optional()
      .describe('What its own page tells besides; without it the page shows what the row says.'),
  })
  .refine(({ page, duration }) => !page || covers(page.weeks, duration), {
    path: ['page', 'weeks'],
    error: 'leave a week out, or do not end with the program; join them from week 1 to its duration',
  });

export type Program = Named<typeof programSchema>;

export const programsCollection = defineCollection({
  name: 'programs',
  noun: 'program',
  schema: programSchema,
  least: 1,
  hasPages: true,
  sortBy: ['duration', 'order'],
  references: { 'page.voice': 'testimonials' },
  unique: ['title'],
  rules: [
    (records) =>
      records.flatMap(({ file, value: { duration, sessions } }) =>
        sessions.flatMap(({ start, end }, index) => {
          const weeks = Math.ceil((Date.parse(end) - Date.parse(start) + dayLength) / (7 * dayLength));
          return weeks === duration
            ? []
            : [
                {
                  file,
                  field: `sessions[${index}].end`,
                  text: `ends in week ${weeks} from start, the program lasts ${duration}; correct end or duration`,
                },
              ];
        }),
      ),
  ],
  beforePublishing: (records, _, today) =>
    records.flatMap(({ file, value: { sessions } }) =>
      sessions.flatMap(({ applyBy }, index) =>
        applyBy < today
          ? [
              {
                file,
                field: `sessions[${index}].applyBy`,
                text: `is ${applyBy}, which is past; remove the session, or write the next one`,
              },
            ]
          : [],
      ),
    ),
});

function covers(parts: readonly { weeks: WeekSpan }[], duration: number): boolean {
  const next = parts.reduce((week, { weeks }) => (weeks.from === week ? weeks.to + 1 : Number.NaN), 1);
  return next === duration + 1;
}
