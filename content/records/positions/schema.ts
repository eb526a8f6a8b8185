import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { list, type Named, order, pay, sample, squareDrawing, text } from '../fields.ts';

/** An open position; its id is also the value of the form's dropdown. */
export const positionSchema = z.strictObject({
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
});

export type Position = Named<typeof positionSchema>;

export const positionsCollection = defineCollection({
  name: 'positions',
  noun: 'position',
  schema: positionSchema,
  least: 1,
  unique: ['title'],
  references: { program: 'programs' },
});
