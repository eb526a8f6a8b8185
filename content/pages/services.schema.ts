import { z } from 'zod';
import { atLeast, exactly, id, text, wording } from '../records/fields.ts';
import {
  button,
  column,
  each,
  heading,
  headline,
  label,
  lead,
  note,
  paragraph,
  sampleNote,
} from '../words/blocks.schema.ts';

const audience = z.strictObject({
  id,
  name: text(16, 'a choice'),
  count: text(14, 'the count under a choice'),
});

export const schemas = {
  servicesPage: z.strictObject({
    title: headline(40),
    lead,
    filter: z.strictObject({ label, shown: label, audiences: exactly(4, audience, 'choices') }),
    schedule: z.strictObject({
      title: heading,
      note,
      columns: each(column, 'equipment', 'capacity', 'work', 'audiences', 'destination'),
      terms: column,
      tonsHead: column,
      unit: text(8, 'the unit of the scale'),
      tons: wording,
      sample: text(10, 'the mark of a sample'),
      audiences: wording,
      link: wording,
    }),
    missing: z.strictObject({
      title: heading,
      text: paragraph,
      mail: text(32, 'the link'),
      subject: text(40, 'the subject of the mail'),
      contact: button,
      /** Says what the drawing under it is. */
      illustration: label,
    }),
    notes: z.strictObject({ title: heading, items: atLeast(1, text(190, 'a note')), sample: sampleNote }),
  }),
};
