import { z } from 'zod';
import { list, text, whole } from '../records/fields.ts';

const option = z.strictObject({
  value: z.string().min(1, { error: 'is empty; a dropdown entry needs a value' }),
  label: text(60, 'a line of the dropdown'),
});

const labeled = z.strictObject({
  label: text(40, 'the label over the field'),
  /** A line under the field. */
  hint: text(90, 'the line under the field').optional(),
  /** Whether the form needs it; then `missing` is said beside it when it is left empty. */
  required: z.boolean().optional(),
  missing: text(60, 'the line under the field').optional(),
});

const maxLength = whole(1, 10_000, 'characters').describe('Longer entries are told so beside the field.');
/** Said beside the field when what it holds is no email address or phone number. */
const malformed = text(60, 'the line under the field');

/** A field: what it is called, its rules, and what is said beside it. The browser and the server read it alike. */
export const field = z
  .discriminatedUnion('type', [
    labeled.extend({ type: z.literal('text'), maxLength }),
    labeled.extend({ type: z.literal('email'), maxLength, malformed }),
    labeled.extend({ type: z.literal('tel'), maxLength, malformed }),
    /** Several lines. */
    labeled.extend({ type: z.literal('long'), maxLength }),
    labeled.extend({
      type: z.literal('choice'),
      options: list(option),
      /** What an unchosen dropdown shows. */
      placeholder: text(30, 'the dropdown'),
      /** Said under the dropdown as soon as its emergency is chosen; the number follows. */
      urgent: text(60, 'the line under the dropdown').optional(),
    }),
    /** No field of its own: fields of which one is enough, with what they share. */
    labeled.extend({ type: z.literal('one-of'), fields: list(z.string()) }),
  ])
  .refine(({ required, missing }) => !required || missing !== undefined, {
    path: ['missing'],
    error: 'is missing; write what is said beside the required field when it is empty',
  });

export type Field = z.infer<typeof field>;

export const schemas = {
  name: field,
  mailbox: field,
  telephone: field,
  oneOfBoth: field,
  message: field,
};
