import { z } from 'zod';
import { atLeast, exactly, text, time, whole, wording } from '../records/fields.ts';
import {
  button,
  caption,
  column,
  emergency,
  entry,
  figure,
  heading,
  headline,
  label,
  lead,
  note,
  term,
} from './blocks.schema.ts';

const mark = text(24, 'a mark of the clock');
const price = z.strictObject({ figure, text: text(60, 'the line beside the price') });

const agreement = z.strictObject({
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
  number: term(16, 10, 'the number of the agreement'),
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
  technician: price,
  helper: price,
  perHour: wording,
  hours: whole(1, 8, 'hours'),
  hoursText: text(10, 'the length of the visit'),
  sum: z.strictObject({
    caption,
    columns: exactly(3, column, 'columns'),
    rows: exactly(
      3,
      z.strictObject({
        who: text(20, 'the first cell of the sum'),
        // the last line adds up: it multiplies nothing
        sum: z.string().max(16, { error: 'is longer than 16 characters, the cell of the sum; shorten it' }),
        cost: figure,
      }),
      'rows',
    ),
  }),
  // what both rates include, up to 200 characters each, and the words between
  note: text(480, 'the note under the prices'),
});

export const schemas = {
  commercial: z.strictObject({
    title: headline(30),
    lead,
    call: button,
    ask: button,
    tons: exactly(2, term(24, 24, 'the line under the headline'), 'ranges'),
    agreement,
    markets: z.strictObject({ title: heading, workWindow: label }),
    services,
    rates,
    guarantees: z.strictObject({
      title: heading,
      atMost: text(10, 'the words before the years'),
      year: text(8, 'the unit beside the years'),
      years: text(8, 'the unit beside the years'),
      axis: text(30, 'the line under the axis'),
    }),
    emergency,
  }),
};
