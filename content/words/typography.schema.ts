import { list, text } from '../records/fields.ts';

export const schemas = {
  unbrokenNames: list(text(24, 'a name on one line')),
  unbrokenUnits: list(text(12, 'a unit beside its figure')),
};
