import { z } from 'zod';
import { exactly, id, list, text } from '../records/fields.ts';
import { alt } from '../records/picture-fields.ts';
import {
  button,
  caption,
  column,
  condition,
  each,
  emergency,
  entry,
  figure,
  heading,
  headline,
  label,
  note,
  paragraph,
  sampleNote,
} from '../words/blocks.schema.ts';
import { schemas as testimonials } from '../words/testimonials.schema.ts';

const testimonial = z.strictObject({
  id,
  name: text(40, 'the name under the quotation'),
  /** Beside the name of who does not exist; null for a customer’s own words. */
  mark: testimonials.sampleTestimonial.nullable(),
  role: text(50, 'the line under the name'),
  text: text(220, 'the quotation'),
  rating: text(10, 'the rating'),
});

const laneCell = entry(50, 110, 'a part of the day');

/** What is done at a part of the drawing. */
const stormPart = z.strictObject({
  name: text(20, 'a part in the key'),
  before: text(90, 'a cell of the key'),
  after: text(90, 'a cell of the key'),
});
const stormHead = entry(10, 60, 'a column of the key');

export const schemas = {
  residentialPage: z.strictObject({
    title: headline(30),
    promise: text(40, 'the promise under the headline'),
    condition,
    price: z.strictObject({ figure, text: text(40, 'the line beside the price'), all: button }),
    call: button,
    text: button,
    county: button,
    license: text(60, 'the line of the license'),
    lane: z.strictObject({
      caption,
      noon: label,
      midnight: label,
      now: text(20, 'the mark of this minute').regex(/\{now\}/, {
        error: 'does not name the time; write {now} where it belongs',
      }),
      day: laneCell,
      later: laneCell,
      line: text(140, 'the red line of the day'),
    }),
    prices: z.strictObject({
      title: heading,
      caption,
      columns: each(column, 'what', 'price', 'text'),
      note: paragraph,
      sample: sampleNote.nullable(),
    }),
    services: z.strictObject({
      title: heading,
      note,
      list: exactly(5, entry(24, 130, 'a service'), 'services'),
    }),
    cover: z.strictObject({
      title: heading,
      note,
      compressor: text(170, 'the second lines of a guarantee'),
      insured: text(200, 'the last line of the section'),
    }),
    storm: z.strictObject({
      title: heading,
      caption,
      part: label,
      before: stormHead,
      after: stormHead,
      parts: exactly(3, stormPart, 'parts'),
      sample: sampleNote.nullable(),
    }),
    financing: z.strictObject({ sample: sampleNote.nullable() }),
    refrigerant: z.strictObject({ title: heading, text: paragraph, date: label }),
    testimonials: z.strictObject({ title: heading, list: list(testimonial), sample: sampleNote.nullable() }),
    counties: z.strictObject({
      title: heading,
      answer: text(40, 'the answer'),
      home: label,
      list: label,
      others: z.strictObject({ title: label, text: text(200, 'the lines on the other counties') }),
      map: alt,
    }),
    emergency,
  }),
};
