import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { list, type Named, order, pay, sample, squareDrawing, text } from '../fields.ts';
import { positionPageSchema } from './page-schema.ts';

/** An open position; its id is also the value of the form's dropdown. */
export const positionSchema = z
  .strictObject({
    order,
    sample,
    title: text(30, 'the position heading'),
    level: text(20, 'the line over the heading'),
    pay,
    terms: text(60, 'the line under the pay'),
    requirements: list(text(70, 'a line of requirements')),
    responsibilities: list(text(70, 'a line of responsibilities')),
    program: z.string().optional().describe('Id of the training program that is learned on the job.'),
    applyLabel: text(40, 'the apply link'),
    stillLife: squareDrawing
      .optional()
      .describe('What the work is done with, drawn; without it the place stays empty.'),
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
  });

export type Position = Named<typeof positionSchema>;

export const positionsCollection = defineCollection({
  name: 'positions',
  noun: 'position',
  schema: positionSchema,
  least: 1,
  hasPages: true,
  unique: ['title'],
  references: { program: 'programs', 'page.voice': 'testimonials' },
});

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] as number));
}
