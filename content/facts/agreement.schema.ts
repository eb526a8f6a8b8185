import { z } from 'zod';
import { atLeast, id, list, text, whole } from '../records/fields.ts';

const row = z.strictObject({
  id,
  term: text(24, 'the terms of the agreement'),
  /** What is read first. */
  brief: text(28, 'the first line of a term'),
  value: text(280, 'the terms of the agreement'),
});

/** What a unit costs under the agreement. */
const unitPrice = z.strictObject({
  unit: text(44, 'the table of prices'),
  hours: text(4, 'the hours of a visit'),
  visits: text(4, 'the visits of a year'),
  year: text(10, 'the price of a year'),
});

export type AgreementRow = z.infer<typeof row>;
export type UnitPrice = z.infer<typeof unitPrice>;

/** A row of the service agreement. */
const serviceLevel = z.strictObject({
  id,
  title: text(24, 'the row heading'),
  text: text(110, 'the lines under it'),
  /** Hours from the call; null for a promise in days. */
  hours: whole(1, 168, 'hours').nullable(),
  promise: text(40, 'the end of the bar'),
});

export type ServiceLevel = z.infer<typeof serviceLevel>;

export const schemas = {
  agreementSchedule: atLeast(1, row),
  agreementPrices: atLeast(1, unitPrice),
  serviceLevels: atLeast(1, serviceLevel),
  agreementTerms: list(
    z.strictObject({
      term: text(40, 'the foot of the agreement'),
      value: text(200, 'the foot of the agreement'),
    }),
  ),
};
