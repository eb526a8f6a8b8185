import { z } from 'zod';
import { credentialSchema } from '../records/credentials.ts';
import { atLeast, exactly, id, list, text } from '../records/fields.ts';
import { alt } from '../records/picture-fields.ts';
import {
  button,
  column,
  each,
  emergency,
  entry,
  heading,
  headline,
  label,
  lead,
  note,
  paragraph,
  sampleNote,
  term,
} from '../words/blocks.schema.ts';

const { status } = credentialSchema.shape;
const figure = z.strictObject({ label, figure: text(10, 'a figure of the plate') });
const figureText = text(80, 'the line under a figure of the plate');

/** A cell of the nameplate. */
const plateFact = z.strictObject({
  term: text(24, 'a term of the plate'),
  value: text(40, 'a cell of the plate'),
  note: text(100, 'the line under a cell of the plate'),
  status: status.optional(),
  isEmail: z.boolean().optional(),
});

const data = z.strictObject({
  title: heading,
  naics: figure,
  naicsText: figureText,
  naicsSize: figureText,
  single: figure,
  singleText: figureText,
  aggregate: figure,
  aggregateText: figureText,
  facts: atLeast(4, plateFact),
});

const bonding = z.strictObject({
  premium: z.strictObject({
    figure: text(8, 'what a bond adds'),
    unit: text(50, 'the line under what a bond adds'),
    example: text(50, 'the example of what a bond adds'),
  }),
  bonds: label,
  facts: list(term(30, 120, 'a fact on bonds')),
  insurance: label,
});

const rate = z.strictObject({
  label,
  figure: text(10, 'the labor rate'),
  unit: text(50, 'the line beside the rate'),
  includes: label,
  text: text(200, 'what the rate includes'),
  notes: exactly(3, text(110, 'a note under the rate'), 'notes'),
});

export const schemas = {
  governmentPage: z.strictObject({
    title: headline(50),
    lead,
    pdf: button,
    statement: button,
    data,
    index: z.strictObject({ title: heading }),
    sections: each(
      z.strictObject({ id, title: heading }),
      'naics',
      'credentials',
      'bonding',
      'performance',
      'services',
      'areas',
      'readiness',
    ),
    naics: z.strictObject({
      source: note,
      columns: each(column, 'code', 'title', 'size', 'work'),
      primary: text(12, 'the mark of the primary code'),
      psc: z.strictObject({
        title: heading,
        columns: each(column, 'code', 'title', 'work'),
        sample: sampleNote,
      }),
    }),
    /** Names each certification of state and counties. */
    localCertifications: text(200, 'the line under what is held'),
    bonding,
    performance: z.strictObject({
      note,
      terms: each(label, 'value', 'place', 'plant', 'customer', 'role', 'year', 'funding'),
      references: paragraph,
      sample: sampleNote,
    }),
    services: z.strictObject({ rate }),
    areas: z.strictObject({
      note,
      map: alt,
      hours: exactly(1, entry(30, 200, 'a term of the area'), 'terms'),
      terms: exactly(3, entry(30, 200, 'a term of the area'), 'terms'),
    }),
    readiness: z.strictObject({
      months: exactly(12, text(3, 'a month of the year'), 'months'),
      note,
      ready: text(20, 'the bar before the season'),
      season: text(45, 'the bar of the season'),
    }),
    emergency,
    closing: z.strictObject({
      contact: button,
      title: heading,
      // who answers, and within how many hours
      text: text(230, 'the paragraph of a section'),
    }),
  }),
};
