import { z } from 'zod';
import { list, text } from '../records/fields.ts';

const contactCardVariant = z.strictObject({
  title: text(40, 'the heading of the card'),
  note: text(140, 'the note under the heading'),
  /** Asks whoever cannot wait to call; the number follows. */
  urgent: text(60, 'the note under the heading').optional(),
  submit: text(24, 'the button'),
});

export type ContactCardVariant = z.infer<typeof contactCardVariant>;

export const schemas = {
  contactCard: z.record(z.string(), contactCardVariant),
  emergencyCard: z.strictObject({
    title: text(60, 'the heading of the card'),
    note: text(120, 'the promise under the heading'),
    conditions: text(200, 'the conditions under the promise'),
    call: text(12, 'the button, before the number'),
    text: text(24, 'the button'),
    ready: text(24, 'the line over the list'),
    checklist: list(text(70, 'a line of the list')),
    rules: text(160, 'the foot of the card'),
  }),
  contactCardLabels: z.record(z.string(), text(20, 'a label')),
};
