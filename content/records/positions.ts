import { z } from 'zod';
import { defineCollection } from './collection.ts';
import {
  atLeast,
  day,
  decimal,
  exactly,
  id,
  list,
  type Named,
  order,
  pay,
  sample,
  text,
  whole,
} from './fields.ts';
import { figureDrawing, squareDrawing } from './picture-fields.ts';

/** What a position's own page tells besides its card. */
const positionPageSchema = z.strictObject({
  sample,
  lead: text(150, 'the lead of the position’s page'),
  steps: exactly(
    3,
    z.strictObject({
      wage: decimal(15, 500, 'dollars an hour'),
      text: text(60, 'what a wage is paid for'),
    }),
    'steps',
  ).describe('What is paid for what, from the lowest wage of pay to its highest.'),
  onCall: text(30, 'a cell of the page').describe('How often the emergency line is taken.'),
  notNeeded: exactly(
    3,
    z.strictObject({ title: text(28, 'what need not be there yet'), text: text(90, 'the line under it') }),
    'items',
  ),
  days: atLeast(
    2,
    z.strictObject({
      title: text(40, 'a step to the offer'),
      text: text(110, 'the lines of a step'),
      until: whole(1, 60, 'days'),
    }),
  ).describe('From application to offer; until: the day on which the step is over.'),
  voice: id.optional().describe('Id of an employee’s quotation.'),
});

/** A position; its id is also the value of the form's dropdown. */
const positionSchema = z
  .strictObject({
    order,
    sample,
    title: text(30, 'the position heading'),
    level: text(20, 'the line over the heading'),
    pay,
    terms: text(60, 'the line under the pay')
      .regex(/^(Full time|Part time|Temporary), /, {
        error: 'does not say how much work it is; begin with "Full time, ", "Part time, " or "Temporary, "',
      })
      .describe('Begins with Full time, Part time or Temporary: job boards sort by it.'),
    requirements: list(text(70, 'a line of requirements')),
    responsibilities: list(text(70, 'a line of responsibilities')),
    program: z.string().optional().describe('Id of the training program that is learned on the job.'),
    applyLabel: text(40, 'the apply link'),
    stillLife: squareDrawing
      .optional()
      .describe('What the work is done with, drawn; without it the place stays empty.'),
    figure: figureDrawing
      .optional()
      .describe('Who does the work, drawn whole; stands on the pay once every open position has one.'),
    posted: day.describe('The day on which it was first offered.'),
    openUntil: day.describe(
      'The last day to apply. From the next midnight on browsers hide it, and the next build leaves it out.',
    ),
    page: positionPageSchema
      .optional()
      .describe('What its own page tells besides; without it the page shows what the card says.'),
  })
  .superRefine(({ pay, page }, context) => {
    for (const [index, { wage }] of (page?.steps ?? []).entries())
      if (wage < pay.min || wage > pay.max)
        context.addIssue({
          code: 'custom',
          path: ['page', 'steps', index, 'wage'],
          message: `lies outside pay, ${pay.min} to ${pay.max}; correct one of the two`,
        });
  })
  .refine(({ page }) => isRising((page?.days ?? []).map(({ until }) => until)), {
    path: ['page', 'days'],
    error: 'do not rise; write the step that is over first at the top',
  })
  .refine(({ posted, openUntil }) => posted <= openUntil, {
    path: ['openUntil'],
    error: 'is before posted; correct one of the two',
  });

export type Position = Named<typeof positionSchema>;

export const positionsCollection = defineCollection({
  name: 'positions',
  noun: 'position',
  schema: positionSchema,
  hasPages: true,
  unique: ['title'],
  lastDay: 'openUntil',
  references: { program: 'programs', 'page.voice': 'testimonials' },
  beforePublishing: ({ openUntil }, today) =>
    openUntil < today
      ? [
          {
            field: 'openUntil',
            text: `is ${openUntil}, which is past, so that it is on no page; write a later day, or delete the file`,
          },
        ]
      : [],
});

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] as number));
}
