import { z } from 'zod';
import { text } from '../records/fields.ts';

const note = text(80, 'a note of the emergency banner');
const button = text(30, 'a button of the emergency banner');

/** What the banner promises to one audience, and how it calls. */
const promise = z.strictObject({
  response: text(20, 'the promise of the emergency banner'),
  figure: text(5, 'the figure of the emergency banner'),
  /** Beside the figure. */
  unit: text(8, 'the unit of the emergency banner').optional(),
  call: button,
});

export const schemas = {
  textRates: note,
  emergencyBanner: z.strictObject({
    residential: promise,
    commercial: promise,
    government: promise,
    text: button,
    textNote: note,
    contractNote: note,
    conditions: text(200, 'the condition of the emergency banner'),
    lifeSafety: note,
  }),
};
