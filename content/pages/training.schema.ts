import { z } from 'zod';
import { text } from '../records/fields.ts';
import {
  apply,
  button,
  caption,
  column,
  each,
  entry,
  heading,
  headline,
  label,
  lead,
  note,
  sampleNote,
} from '../words/blocks.schema.ts';

const part = entry(20, 40, 'a part of the lab');

export const schemas = {
  trainingPage: z.strictObject({
    title: headline(60),
    lead,
    actions: z.strictObject({ apply: button, programs: button }),
    lab: z.strictObject({ parts: z.strictObject({ board: part, condenser: part, brazing: part }), caption }),
    about: heading,
    when: entry(40, 60, 'the next starts'),
    programs: z.strictObject({
      title: heading,
      note,
      fee: text(6, 'the word beside a fee'),
      terms: each(label, 'topics', 'days', 'starts', 'leadsTo'),
      sample: sampleNote,
    }),
    certifications: z.strictObject({
      title: heading,
      note,
      caption,
      columns: each(column, 'card', 'examiner', 'programs'),
      everyProgram: text(20, 'a cell of the table'),
    }),
    outcomes: z.strictObject({
      title: text(70, 'the heading of a list'),
      next: heading,
      link: button,
    }),
    why: heading,
    testimonials: z.strictObject({ title: heading, sample: sampleNote }),
    apply,
  }),
};
