import { z } from 'zod';
import { text, wording } from '../records/fields.ts';
import {
  apply,
  button,
  caption,
  heading,
  headline,
  label,
  lead,
  note,
  paragraph,
  sampleNote,
} from '../words/blocks.schema.ts';

export const schemas = {
  careersPage: z.strictObject({
    title: headline(30),
    lead,
    actions: z.strictObject({ apply: button, positions: button }),
    pay: z.strictObject({
      caption,
      hours: text(12, 'the unit beside a wage'),
      bonuses: text(20, 'the note beside a wage'),
      range: wording,
    }),
    equal: text(110, 'the line under the pay'),
    path: z.strictObject({
      title: heading,
      note,
      start: wording,
      opensWith: text(16, 'the valve before a step'),
      bonuses: text(24, 'the line under the wage of a step'),
      link: text(40, 'the link under the path'),
    }),
    positions: z.strictObject({
      title: heading,
      common: wording,
      posted: wording,
      openUntil: wording,
      none: note,
      sample: sampleNote,
      requirements: label,
      responsibilities: label,
    }),
    benefits: z.strictObject({ title: wording, sample: sampleNote }),
    testimonials: z.strictObject({
      title: heading,
      note,
      sample: sampleNote,
      years: text(8, 'the unit beside the years'),
    }),
    apply,
    rights: z.strictObject({
      help: text(60, 'the line under the form'),
      call: button,
      check: text(70, 'the line under the form'),
    }),
    closing: z.strictObject({ title: heading, text: paragraph, link: button }),
  }),
};
