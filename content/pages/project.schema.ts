import { z } from 'zod';
import { id, route, text, wording } from '../records/fields.ts';
import {
  button,
  caption,
  column,
  each,
  heading,
  label,
  note,
  paragraph,
  sampleNote,
} from '../words/blocks.schema.ts';

const offer = z.strictObject({ title: heading, text: paragraph, to: route, link: button });
const references = z.strictObject({ title: heading, text: paragraph, ask: button });

export const schemas = {
  projectPage: z.strictObject({
    facts: z.strictObject({
      ...each(
        label,
        ...['tonnage', 'duration', 'location', 'plant', 'role', 'value'],
        ...['year', 'customer', 'funding', 'sheet'],
      ).shape,
      weeks: z.tuple([label, label]),
    }),
    hard: heading,
    done: heading,
    plan: z.strictObject({
      note,
      extra: text(40, 'the note under a plan'),
      total: label,
      floor: wording,
      still: wording,
      tons: wording,
      runs: label,
    }),
    phases: z.strictObject({ title: heading, note, week: label, weeks: label, more: heading }),
    result: z.strictObject({
      title: heading,
      caption,
      ...each(column, 'reading', 'before', 'after').shape,
      note,
    }),
    quality: heading,
    sample: sampleNote,
    illustration: label.or(caption),
    offers: z.record(id, offer),
    contact: button,
    references: z.strictObject({ government: references, other: references }),
    next: label,
  }),
};
