import { z } from 'zod';
import { atLeast, county, list, text } from '../records/fields.ts';
import { alt } from '../records/picture-fields.ts';
import {
  button,
  caption,
  column,
  heading,
  headline,
  label,
  lead,
  note,
  paragraph,
  sampleNote,
} from '../words/blocks.schema.ts';

const coverage = z.strictObject({
  title: heading,
  map: alt,
  counties: atLeast(1, z.strictObject({ name: county, text: text(100, 'the line under a county') })),
  hurricaneZone: list(county),
  hatched: text(140, 'the legend of the map'),
});

export const schemas = {
  subcontractorsPage: z.strictObject({
    title: headline(30),
    lead,
    actions: z.strictObject({
      apply: button,
      mail: z.strictObject({ subject: text(40, 'the subject of the mail'), label: text(32, 'the link') }),
      qualifications: text(40, 'the link'),
    }),
    key: heading,
    drawing: caption,
    approach: z.strictObject({
      title: heading,
      statement: list(text(20, 'a part of the line across the plane')),
      text: paragraph,
      benefits: heading,
      sample: sampleNote,
    }),
    requirements: z.strictObject({
      title: heading,
      differences: z.strictObject({ title: heading, note, caption, requirement: column }),
      sample: sampleNote,
    }),
    qualifications: z.strictObject({ title: heading, note }),
    reasons: z.strictObject({ title: heading }),
    coverage,
    card: z.strictObject({ email: label, license: label }),
  }),
};
