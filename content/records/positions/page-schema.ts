import { z } from 'zod';
import { atLeast, exactly, id, sample, text, whole } from '../fields.ts';

/** What a position's own page tells besides its card. */
export const positionPageSchema = z.strictObject({
  sample,
  lead: text(150, 'the lead of the position’s page'),
  steps: exactly(
    3,
    z.strictObject({
      wage: whole(15, 200, 'dollars an hour'),
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
  voice: id.describe('Id of an employee’s quotation.'),
});
