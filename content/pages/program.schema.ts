import { z } from 'zod';
import { text, wording } from '../records/fields.ts';
import { button, each, heading, label, note, sampleNote } from '../words/blocks.schema.ts';

export const schemas = {
  programPage: z.strictObject({
    apply: button,
    facts: z.strictObject({
      ...each(label, 'duration', 'starts', 'fee', 'where', 'sheet').shape,
      hours: text(30, 'the term of the hours'),
    }),
    units: z.strictObject({ weeks: z.tuple([label, label]), hours: label }),
    people: wording,
    parts: z.strictObject({ title: heading, note, ...each(label, 'topics', 'week', 'weeks').shape }),
    need: heading,
    task: heading,
    leadsTo: heading,
    message: wording,
    others: heading,
    sample: sampleNote,
  }),
};
