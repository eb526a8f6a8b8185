import { z } from 'zod';
import { credentialSchema } from '../records/credentials.ts';
import { atLeast, exactly, list, text } from '../records/fields.ts';

const button = text(30, 'a button');
const label = text(24, 'a label');
const cell = text(8, 'a cell of the bar');
const heading = text(24, 'the head of a column of the footer');
const addressLines = exactly(2, text(50, 'a line of an address'), 'lines');

/** What is seen must be part of what is said (WCAG 2.5.3). */
const notItsEnd = 'does not end the full name; write its last word';
const action = text(16, 'a button of the header');
const shortAction = text(6, 'a cell of the header');

const licenseCell = z.strictObject({
  term: text(20, 'a cell of the title block'),
  meaning: text(80, 'a tooltip').nullable(),
  value: text(14, 'a cell of the title block'),
});

const footer = z.strictObject({
  about: text(140, 'the head of the footer'),
  license: atLeast(1, licenseCell),
  qualifier: z.strictObject({
    term: text(20, 'a cell of the title block'),
    value: text(50, 'a cell of the title block'),
  }),
  services: heading,
  company: heading,
  office: heading,
  officeLines: addressLines,
  mail: heading,
  mailLines: addressLines,
  contact: heading,
  hours: atLeast(
    1,
    z.strictObject({ days: text(10, 'the days of the hours'), time: text(20, 'a line of the hours') }),
  ),
  appLead: text(40, 'the plate of the app'),
  appText: text(60, 'the plate of the app'),
  appSafety: text(60, 'the plate of the app'),
  site: label,
  credentials: heading,
  badges: list(
    z.strictObject({
      status: credentialSchema.shape.status,
      word: text(12, 'the status of badges'),
      names: text(60, 'the badges of a status'),
    }),
  ),
  sample: text(120, 'the note on samples'),
  copyright: text(40, 'the foot of the footer'),
  sheetTitle: label,
  sheetNumber: label,
});

export const schemas = {
  shell: z
    .strictObject({
      skip: button,
      mainNavigation: label,
      menuNavigation: label,
      app: action,
      appShort: shortAction,
      quote: action,
      quoteShort: shortAction,
      menu: text(8, 'a button of the header'),
      menuTitle: label,
      menuNumber: text(6, 'the head of a column'),
      menuEmergency: text(70, 'the foot of the menu'),
      license: text(40, 'the line of the license'),
      bar: z.strictObject({ label, call: cell, text: cell, quote: cell, email: cell, apply: cell }),
      footer,
      /** Under the header while there is no network. */
      offline: text(44, 'the line under the header'),
      error: z.strictObject({
        title: text(40, 'the headline of the error screen'),
        help: text(120, 'the lines under the headline'),
        home: button,
      }),
    })
    .refine(({ app, appShort }) => app.endsWith(appShort), { path: ['appShort'], error: notItsEnd })
    .refine(({ quote, quoteShort }) => quote.endsWith(quoteShort), {
      path: ['quoteShort'],
      error: notItsEnd,
    }),
  openNow: z.strictObject({
    open: text(40, 'the line beside the hours').refine(
      (line) => line.includes('{day}') && line.includes('{time}'),
      {
        error: 'names no day or no closing time; write {day} and {time} where they belong',
      },
    ),
    closed: text(50, 'the line beside the hours'),
  }),
};
