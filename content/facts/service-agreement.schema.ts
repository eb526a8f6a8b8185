import { z } from 'zod';
import { atLeast, id, list, text, whole } from '../records/fields.ts';

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
  serviceLevels: atLeast(1, serviceLevel),
  agreementTerms: list(
    z.strictObject({
      term: text(40, 'the foot of the agreement'),
      value: text(200, 'the foot of the agreement'),
    }),
  ),
};
