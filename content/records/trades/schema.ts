import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { list, type Named, order, sample, text } from '../fields.ts';
import { squareDrawing } from '../picture-fields.ts';

// Local occupational licenses ended July 1, 2025, and may not be asked: s. 163.211(2)(a), Florida Statutes.
const required = z.enum(['always', 'public', 'no'], {
  error: 'is no requirement; use always, public (on public jobs) or no',
});

/** A trade that is wanted, with what its firms must show. */
export const tradeSchema = z.strictObject({
  order,
  sample,
  name: text(24, 'the trade column'),
  scope: text(80, 'the line under the trade'),
  requirements: list(text(80, 'a line of requirements')).describe(
    'What the firm has to bring besides papers.',
  ),
  license: text(60, 'the license column')
    .nullable()
    .describe('The Florida license that the state asks of this trade; null where the state has none.'),
  papers: z
    .strictObject({ equipment: required, payroll: required, umbrella: required })
    .describe('What the trades differ in; what all of them show is a qualification.'),
  stillLife: squareDrawing
    .optional()
    .describe('What the work is done with, drawn; without it the place stays empty.'),
});

export type Trade = Named<typeof tradeSchema>;

export const tradesCollection = defineCollection({
  name: 'trades',
  noun: 'trade',
  schema: tradeSchema,
  least: 1,
  unique: ['name'],
});
