import { z } from 'zod';
import { atLeast, id, text } from '../records/fields.ts';

/** A row of the price list. */
const price = z.strictObject({
  id,
  what: text(60, 'the first column of the price list'),
  price: text(24, 'the price column'),
  text: text(110, 'the last column of the price list'),
});

export type Price = z.infer<typeof price>;

const schedule = atLeast(5, price);

export const schemas = { priceSchedule: z.strictObject({ residential: schedule, commercial: schedule }) };
