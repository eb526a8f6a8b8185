import { z } from 'zod';
import { atLeast, exactly, list, text, time, whole, wording } from '../records/fields.ts';
import {
  button,
  caption,
  column,
  each,
  emergency,
  entry,
  figure,
  heading,
  headline,
  label,
  lead,
  note,
  sampleNote,
  section,
  term,
} from '../words/blocks.schema.ts';

const mark = text(24, 'a mark of the clock');

const sla = z.strictObject({
  title: heading,
  note,
  /** The call that the agreement is drawn for. */
  call: z.strictObject({ day: text(9, 'the day of the call'), time }),
  callMark: mark,
  clock: mark,
  closed: mark,
  noon: mark,
  midnight: mark,
  since: mark,
  figure: wording,
  example: wording,
  days: exactly(2, text(16, 'the head of a day'), 'days'),
  terms: atLeast(1, term(40, 200, 'the foot of the agreement')),
  number: term(16, 10, 'the number of the sheet'),
});

const agreement = section.extend({
  head: label,
  kind: label,
  prices: z.strictObject({
    caption,
    columns: each(text(16, 'the head of a column'), 'unit', 'hours', 'visits', 'year'),
    note: text(90, 'the note under the prices'),
  }),
  signatures: exactly(2, text(50, 'the line of a signature'), 'signatures'),
  block: list(term(24, 60, 'the foot of the agreement').extend({ wide: z.boolean().optional() })),
  sheet: term(16, 10, 'the number of the agreement'),
  ask: button,
  print: button,
  sample: sampleNote,
});

const services = z.strictObject({
  title: heading,
  chillers: z.strictObject({
    title: label,
    text: text(60, 'the text of the chillers'),
    ranges: exactly(2, z.strictObject({ figure, text: text(24, 'the line under a range') }), 'ranges'),
    more: button,
  }),
  items: exactly(5, entry(24, 110, 'a service'), 'services'),
  more: button,
});

const rates = z.strictObject({
  title: heading,
  caption,
  columns: each(column, 'what', 'price', 'text'),
  labor: z.strictObject({
    caption,
    columns: each(column, 'rate', 'text', 'sum', 'cost'),
    rows: exactly(
      2,
      z.strictObject({
        who: text(20, 'the person of a row'),
        rate: figure,
        text: text(200, 'what an hour includes'),
        sum: text(16, 'the cell of the sum'),
        cost: figure,
        dollars: whole(1, 8000, 'dollars'),
        share: text(30, 'a part of the bar'),
      }),
      'rows',
    ),
    together: label,
    total: figure,
  }),
  note: text(90, 'the note under the prices'),
  sample: sampleNote,
});

export const schemas = {
  commercialPage: z.strictObject({
    title: headline(30),
    lead,
    call: button,
    read: button,
    sla,
    markets: z.strictObject({ title: heading, workWindow: label }),
    services,
    agreement,
    rates,
    guarantees: z.strictObject({
      title: heading,
      compressor: text(110, 'the second lines of a guarantee'),
    }),
    emergency: emergency.extend({ subtitle: text(170, 'the lines under the title of the emergency banner') }),
  }),
};
