import { z } from 'zod';
import { defineSingle } from '../collection.ts';
import { text, whole } from '../fields.ts';

const rate = z.strictObject({
  dollarsPerHour: whole(1, 1000, 'dollars an hour'),
  who: text(40, 'the price list').describe('Who works the hour.'),
  includes: text(200, 'the note under the price').describe(
    'What the hour includes, so that the price can be compared.',
  ),
});

/** What an hour costs. */
export const ratesSchema = z.strictObject({
  privateTechnician: rate,
  privateHelper: rate,
  governmentTechnician: rate,
});

export type Rates = z.output<typeof ratesSchema>;

export const ratesCollection = defineSingle({ name: 'rates', noun: 'price list', schema: ratesSchema });
