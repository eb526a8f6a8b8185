import { z } from 'zod';
import { alt, atLeast, exactly, id, list, text, whole } from '../records/fields.ts';
import {
  button,
  condition,
  emergency,
  entry,
  figure,
  heading,
  headline,
  label,
  note,
  paragraph,
  sampleNote,
} from './blocks.schema.ts';

const rate = z.strictObject({
  figure,
  unit: text(60, 'the line beside the price'),
  includes: text(200, 'the note under the price'),
});

const guarantee = z.strictObject({
  id,
  years: whole(1, 30, 'years'),
  title: text(60, 'the line heading'),
  text: text(120, 'the lines under it'),
});

const voice = z.strictObject({
  id,
  name: text(40, 'the name under the quotation'),
  role: text(50, 'the line under the name'),
  text: text(220, 'the quotation'),
  rating: text(10, 'the rating'),
});

export const schemas = {
  residential: z.strictObject({
    title: headline(30),
    promise: text(40, 'the promise under the headline'),
    condition,
    price: z.strictObject({ figure, text: text(40, 'the line beside the price') }),
    call: button,
    text: button,
    county: button,
    license: text(60, 'the line of the license'),
    callout: entry(14, 40, 'the callout on the drawing'),
    prices: z.strictObject({ title: heading, rates: exactly(2, rate, 'rates'), note: paragraph }),
    services: z.strictObject({
      title: heading,
      note,
      drawing: alt,
      list: exactly(5, entry(20, 120, 'a service'), 'services'),
    }),
    cover: z.strictObject({
      title: heading,
      note,
      items: atLeast(1, guarantee),
      unit: text(8, 'the unit of the axis'),
    }),
    refrigerant: z.strictObject({ title: heading, text: paragraph, date: label }),
    voices: z.strictObject({ title: heading, list: list(voice), sample: sampleNote }),
    counties: z.strictObject({
      title: heading,
      answer: text(40, 'the answer'),
      home: label,
      list: label,
      others: text(200, 'the line on the other counties'),
      map: alt,
    }),
    emergency,
  }),
};
