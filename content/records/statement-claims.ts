import { z } from 'zod';
import { atLeast, exactly, id, text } from './fields.ts';

/** What one A4 page holds at 8.5 pt; tools/statement/capability-pdf.test.ts proves it with the longest texts. */
export const claimsSchema = z.strictObject({
  overview: text(156, 'the top of the statement'),
  competencies: exactly(
    6,
    z.strictObject({ id, title: text(20, 'a keynote'), text: text(50, 'the lines under it') }),
    'competencies',
  ),
  // one that has nothing to say is left out
  differentiators: atLeast(
    1,
    z.strictObject({ id, figure: text(5, 'the figure'), text: text(78, 'the lines beside it') }),
  ).refine(({ length }) => length <= 4, {
    error: 'holds more than the 4 that the page is drawn for; take some out',
  }),
  naicsNote: text(120, 'the note under the NAICS codes'),
  pastPerformanceNote: text(110, 'the note under past performance'),
});

export type StatementClaims = z.output<typeof claimsSchema>;
