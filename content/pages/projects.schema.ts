import { z } from 'zod';
import { id, text, wording } from '../records/fields.ts';
import {
  button,
  column,
  heading,
  headline,
  label,
  lead,
  paragraph,
  sampleNote,
} from '../words/blocks.schema.ts';

const drawingList = z.strictObject({
  caption: heading,
  sheet: column,
  project: column,
  customer: column,
  year: column,
  value: column,
  tons: column,
  rejected: text(44, 'the words in place of a bar'),
  sample: sampleNote,
});

const sheet = z.strictObject({
  location: label,
  type: label,
  tonnage: label,
  ofHeat: label,
  plant: label,
  funding: label,
  duration: label,
  sheet: label,
  illustration: text(40, 'the caption of a project'),
});

const gallery = z.strictObject({
  title: heading,
  open: button,
  more: wording,
  list: text(40, 'the line over all pictures'),
  picture: text(12, 'the count of the pictures'),
  of: text(6, 'the count of the pictures'),
  close: button,
  previous: button,
  next: button,
  strip: label,
  slides: label,
});

export const schemas = {
  projectsPage: z.strictObject({
    title: headline(30),
    lead,
    list: drawingList,
    filter: z.strictObject({ label, all: label, markets: z.record(id, label) }),
    sheet,
    gallery,
    references: z.strictObject({
      title: heading,
      text: paragraph,
      ask: button,
      statement: button,
    }),
    quality: z.strictObject({ title: heading }),
    pages: z.strictObject({ label, title: wording, page: label }),
  }),
};
