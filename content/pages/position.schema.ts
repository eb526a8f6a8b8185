import { z } from 'zod';
import { text, wording } from '../records/fields.ts';
import { button, each, heading, label, note, sampleNote } from '../words/blocks.schema.ts';

export const schemas = {
  positionPage: z.strictObject({
    apply: button,
    unit: text(12, 'the unit beside a wage'),
    scale: note,
    narrow: note,
    steps: heading,
    facts: each(label, 'terms', 'onCall', 'learn', 'next', 'open', 'sheet'),
    notNeeded: heading,
    years: wording,
    days: z.strictObject({
      title: heading,
      note,
      unit: text(8, 'the unit of the axis'),
      until: text(10, 'the word before a day'),
    }),
    closed: z.strictObject({ text: note, link: button }),
    others: heading,
    sample: sampleNote,
  }),
};
