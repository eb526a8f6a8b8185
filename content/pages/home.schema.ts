import { z } from 'zod';
import { atLeast, exactly, route, text, whole } from '../records/fields.ts';
import {
  button,
  caption,
  entry,
  figure,
  heading,
  headline,
  label,
  lead,
  note,
  paragraph,
  term,
} from '../words/blocks.schema.ts';

const largeHeading = text(60, 'the large heading of a section');

/** The way to the page of one audience. */
const path = z.strictObject({
  route,
  title: label,
  figure,
  unit: text(40, 'the line beside the figure'),
  text: text(90, 'the lines under it'),
});

const clock = z.strictObject({
  title: largeHeading,
  text: paragraph,
  figure,
  hours: whole(1, 48, 'hours from call to crew on site'),
  measures: text(40, 'the dimension on the clock'),
  condition: text(220, 'the condition under the clock'),
  promises: exactly(3, term(24, 50, 'a promise'), 'promises'),
});

export const schemas = {
  homePage: z.strictObject({
    title: headline(70),
    lead,
    call: button,
    text: button,
    license: term(12, 60, 'the title block'),
    owner: term(12, 40, 'the title block'),
    paths: exactly(3, path, 'audiences'),
    cut: z.strictObject({
      drawn: label,
      built: label,
      slider: text(70, 'the name of the slider'),
      caption,
    }),
    visit: z.strictObject({
      title: heading,
      note,
      parts: exactly(7, entry(14, 60, 'a part of the air handler'), 'parts'),
      visits: entry(14, 60, 'the cell of the visits').extend({ count: whole(1, 12, 'visits a year') }),
    }),
    clock,
    credentials: z.strictObject({ title: heading, note }),
    bonding: z.strictObject({
      title: heading,
      single: text(40, 'a figure of the bonding'),
      aggregate: text(40, 'a figure of the bonding'),
      note,
      more: button,
    }),
    services: z.strictObject({
      title: heading,
      note,
      notesTitle: label,
      notes: atLeast(1, text(140, 'a general note')),
    }),
    close: z.strictObject({ title: largeHeading, text: paragraph, quote: button }),
  }),
};
