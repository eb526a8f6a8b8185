import { z } from 'zod';
import { credentialSchema } from '../records/credentials/schema.ts';
import { alt, atLeast, exactly, https, list, text, whole } from '../records/fields.ts';
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
  paragraph,
  sampleNote,
  section,
  term,
} from './blocks.schema.ts';

const { status, name, longName } = credentialSchema.shape;
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

/** Credentials of one status, as the table groups them. */
const credentialGroup = z.strictObject({
  status,
  title: text(14, 'the head of a group'),
  items: atLeast(
    1,
    z.strictObject({
      name,
      longName,
      statement: text(72, 'the credentials table'),
      check: z.strictObject({ text: text(50, 'the link of a credential'), url: https }).nullable(),
      work: list(
        z.strictObject({
          sheet: text(6, 'an address'),
          page: whole(1, 999, 'as page'),
          text: text(70, 'the link of a credential'),
        }),
      ),
    }),
  ),
});

const bonding = z.strictObject({
  single: text(40, 'a bar of the bonding'),
  aggregate: text(40, 'a bar of the bonding'),
  added: text(40, 'a bar of the bonding'),
  cost: label,
  bond: text(8, 'the bar of the bond'),
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
    index: z.strictObject({
      title: heading,
      contact: label,
      contactName: text(72, 'the point of contact'),
      pdf: button,
    }),
    sections: each(
      section,
      'naics',
      'credentials',
      'bonding',
      'performance',
      'services',
      'areas',
      'readiness',
    ),
    naics: z.strictObject({
      columns: each(column, 'code', 'title', 'size', 'ours', 'work'),
      primary: text(12, 'the mark of the primary code'),
      psc: z.strictObject({
        title: heading,
        columns: each(column, 'code', 'title', 'work'),
        sample: sampleNote,
      }),
    }),
    credentials: atLeast(1, credentialGroup),
    /** Names each certification of state and counties. */
    localCertifications: text(200, 'the line under what is held'),
    bonding,
    performance: z.strictObject({
      columns: each(column, 'project', 'customer', 'role', 'value', 'year'),
      references: paragraph,
      sample: sampleNote,
    }),
    services: z.strictObject({ rate }),
    areas: z.strictObject({
      map: alt,
      terms: exactly(4, entry(30, 200, 'a term of the area'), 'terms'),
      list: text(40, 'the line over all counties'),
    }),
    emergency,
    closing: each(button, 'contact', 'statement', 'pdf').extend({
      title: heading,
      // who answers, and within how many hours
      text: text(230, 'the paragraph of a section'),
    }),
  }),
};
