import { z } from 'zod';
import { exactly, text } from '../records/fields.ts';

/** A loan of the lender: its payment as a figure, and beside it all that has to stand with it. */
const example = z.strictObject({
  title: text(50, 'the label of the example'),
  figure: text(10, 'the monthly payment'),
  unit: text(30, 'the line beside the payment'),
  facts: exactly(
    4,
    z.strictObject({ term: text(40, 'a term of the loan'), value: text(24, 'a term of the loan') }),
    'terms of the loan',
  ),
});

const financing = z.strictObject({
  title: text(30, 'the heading'),
  text: text(160, 'the paragraph'),
  example: example.nullable(),
  conditions: text(120, 'the note'),
  action: text(30, 'the link'),
});

export type FinancingWords = z.infer<typeof financing>;

export const schemas = {
  financing,
};
