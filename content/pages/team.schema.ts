import { z } from 'zod';
import { exactly, text, wording } from '../records/fields.ts';
import {
  button,
  column,
  each,
  figure,
  heading,
  headline,
  label,
  lead,
  note,
  sampleNote,
} from '../words/blocks.schema.ts';

/** The way to a page for those who want to join. */
const invitation = z.strictObject({
  title: heading,
  figure,
  text: text(60, 'the line beside a large figure'),
  link: button,
});

export const schemas = {
  teamPage: z.strictObject({
    title: exactly(2, headline(30), 'lines'),
    lead,
    ownership: z.strictObject({
      title: heading,
      share: wording,
      word: text(10, 'the word beside a share'),
      sample: sampleNote,
    }),
    people: z.strictObject({ title: heading, note }),
    leadership: z.strictObject({ title: heading }),
    specialists: z.strictObject({ title: heading, note }),
    member: z.strictObject({
      portrait: wording,
      biographyOf: wording,
      achievements: label,
    }),
    partners: z.strictObject({
      title: heading,
      note,
      columns: each(column, 'partner', 'work', 'firm', 'license'),
      unnamed: text(30, 'an empty cell of the table'),
    }),
    careers: invitation,
    trades: invitation,
  }),
};
