import { z } from 'zod';
import { atLeast, exactly, id, sample, text, weekSpan, whole } from '../fields.ts';

/** What a program's own page tells besides its row. */
export const programPageSchema = z.strictObject({
  sample,
  lead: text(190, 'the lead of the program’s page'),
  hours: whole(4, 400, 'hours').describe('Hours in class and at the bench together.'),
  seats: whole(2, 30, 'people').describe('How many people one start takes.'),
  weeks: atLeast(
    2,
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
