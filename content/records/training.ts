import { z } from 'zod';
import { defineCollection, defineSingle } from './collection.ts';
import {
  atLeast,
  day,
  exactly,
  given,
  id,
  list,
  type Named,
  sample,
  text,
  title,
  type WeekSpan,
  weekSpan,
  whole,
} from './fields.ts';
import { stillLife } from './picture-fields.ts';

const programPageSchema = z.strictObject({
  sample,
  lead: text(190, 'the lead of the program’s page'),
  hours: whole(1, 2000, 'hours').describe('Hours in class and at the bench together.'),
  seats: whole(1, 200, 'people').describe('How many people one start takes.'),
  weeks: atLeast(
    1,
    z.strictObject({
      weeks: weekSpan,
      title: text(26, 'a part of the program'),
      text: text(120, 'the lines of a part'),
    }),
  ).describe('What the weeks hold, without a gap from the first to the last.'),
  need: exactly(3, text(80, 'a line of what you need'), 'lines'),
  task: text(170, 'the last task').describe('What is shown at the end, and who looks at it.'),
  voice: id.optional().describe('Id of a graduate’s quotation.'),
});

const dayLength = 24 * 60 * 60 * 1000;

/** A date on which a program begins; after `applyBy` no page names it any more. */
const session = z.strictObject({ start: day, end: day, applyBy: day });

const programSchema = z.strictObject({
  sample,
  title: text(28, 'the program heading'),
  description: text(90, 'the lines under it'),
  duration: whole(1, 52, 'weeks'),
  schedule: text(48, 'the days of a program').describe('Days and hours.'),
  leadsTo: text(90, 'the line under the dates').describe('No job, pay or pass is promised.'),
  sessions: list(session).describe('When it begins, soonest first; none: we name the date when we call.'),
  topics: exactly(4, text(36, 'a line of topics'), 'topics'),
  stillLife,
  page: programPageSchema
    .optional()
    .describe('What its own page tells besides; without it the page shows what the row says.'),
});

export type Program = Named<typeof programSchema>;

/** A card that the programs prepare for, and who examines: it belongs to a person who passed, not to a company. */
const certificationSchema = z.strictObject({
  name: title('the card column'),
  examiner: title('the examiner column'),
  note: text(100, 'the line under the examiner'),
  preparedIn: list(z.string()).describe('Ids of the programs that prepare for it.'),
});

export type Certification = Named<typeof certificationSchema>;

export const trainingCollections = [
  defineCollection({
    name: 'programs',
    noun: 'program',
    schema: programSchema,
    hasPages: true,
    sortBy: ['duration', 'order'],
    references: { 'page.voice': 'testimonials' },
    unique: ['title'],
    faults: ({ duration, sessions, page }) => {
      const follow = (week: number, { weeks }: { weeks: WeekSpan }) =>
        weeks.from === week ? weeks.to + 1 : Number.NaN;
      return {
        page: {
          weeks:
            page &&
            page.weeks.reduce(follow, 1) !== duration + 1 &&
            'leave a week out, or do not end with the program; join them from week 1 to its duration',
        },
        sessions: sessions.map(({ start, end, applyBy }) => {
          const weeks = Math.ceil((Date.parse(end) - Date.parse(start) + dayLength) / (7 * dayLength));
          return {
            applyBy: applyBy >= start && 'is not before start; correct one of the two',
            end:
              start >= end
                ? 'is not after start; correct one of the two'
                : // a holiday may lie between
                  weeks < duration &&
                  `ends in week ${weeks} from start, the program lasts ${duration}; correct end or duration`,
          };
        }),
      };
    },
    beforePublishing: ({ sessions }, today) => ({
      sessions: sessions.map(({ applyBy }) => ({
        applyBy: applyBy < today && `is ${applyBy}, which is past; remove the session, or write the next one`,
      })),
    }),
  }),
  defineCollection({
    name: 'certifications',
    noun: 'card',
    schema: certificationSchema,
    references: { preparedIn: 'programs' },
  }),
  defineSingle({
    name: 'training-terms',
    noun: 'terms of training',
    schema: z.strictObject({
      sample,
      feePerWeek: whole(0, 2000, 'dollars').describe(
        'For a week of a program; the fee of a program follows. A fee makes this a school for the public: see schoolLicense.',
      ),
      schoolLicense: given('the answers on training')
        .nullable()
        .describe(
          'License of the Commission for Independent Education (chapter 1005, Florida Statutes). Null only for an employer that trains its own people.',
        ),
      rules: list(
        z.strictObject({
          id,
          title: text(24, 'the terms of training'),
          text: text(120, 'the terms of training'),
        }),
      ).describe('What one agrees to on enrolling: installments, refund, exams, attendance.'),
    }),
    beforePublishing: ({ feePerWeek, schoolLicense }) => ({
      schoolLicense:
        feePerWeek > 0 &&
        schoolLicense === null &&
        'is null; who takes a fee for training needs a license (chapter 1005, Florida Statutes): write it, or set feePerWeek: 0',
    }),
  }),
  defineSingle({
    name: 'training-outcomes',
    noun: 'list of outcomes',
    schema: z.strictObject({
      shown: list(z.strictObject({ id, text: text(110, 'a line of the list') })),
      next: list(
        z.strictObject({
          id,
          figure: text(14, 'a large figure'),
          unit: text(12, 'the unit beside a wage'),
          text: text(110, 'a line of the list'),
        }),
      ),
    }),
  }),
] as const;
