import { z } from 'zod';
import { text, wording } from '../records/fields.ts';
import { field } from './form-fields.schema.ts';

const notice = z.strictObject({ title: text(50, 'the notice'), text: text(120, 'the notice') });

/** A form: its fields with their rules, and what its notices say. The browser and the server read it alike. */
const form = z.strictObject({
  title: text(40, 'the heading of the form'),
  /** Messages go where `delivery` in company.yaml says; applications only where `applications` lets them. */
  kind: z.enum(['message', 'application']),
  /** Which promise of promises.yaml says when and by whom it is answered. */
  reply: z.enum(['quote', 'training', 'careers']),
  /** The number in its corner: that of the sheet it stands on. */
  sheet: z.string().regex(/^F-\d+$/, { error: 'is no form number; write F, hyphen, number, such as F-503' }),
  fields: z.record(z.string(), field),
  /** Shown over the button. */
  requiredNote: text(60, 'the note over the button'),
  missing: notice,
  /** Said once the message is stored, where the receiver names no reference; of the applications always. */
  success: notice,
});

/** What every form says alike. */
const formWords = z.strictObject({
  /** Over the title of a form. */
  kind: text(20, 'the head of the form'),
  /** Follows the label of a field that may stay empty. */
  optional: text(12, 'the label over the field'),
  /** The label of the field that only machines fill in. */
  honeypot: text(40, 'the label of the honeypot'),
  /** Said beside a field that holds more than it may: by how many characters. */
  tooLong: wording,
  /** Said beside a dropdown whose choice has left the list since the page was opened. */
  unlisted: text(60, 'the line under the dropdown'),
  /** The button of an application. */
  apply: text(24, 'the button'),
  sending: text(24, 'the button'),
  retrying: text(24, 'the button'),
  /** The way past the form: for whoever has no JavaScript, or would rather not type. */
  direct: text(60, 'the foot of the form'),
  /** The same over the button of a form that only shows its notice. */
  notSent: text(90, 'the foot of the form'),
  /** Shown when the receiver did not take the message. */
  failure: notice,
  /** The same when it takes no more from this visitor for a while. */
  limited: notice,
  offline: notice,
  /** What a form says and is called where nobody receives messages: it only writes them down for other ways. */
  compose: z.strictObject({
    note: text(140, 'the note under the heading'),
    direct: text(90, 'the foot of the form'),
    button: text(24, 'the button'),
    ready: notice,
  }),
  failureMail: text(40, 'the link'),
  failureText: text(40, 'the link'),
  failureCall: text(40, 'the link'),
  close: text(20, 'the button of the dialog'),
  dismiss: text(20, 'the button of the notice'),
  /** The name of the region that holds the notices. */
  notices: z.literal('Notifications'),
});

export type Form = z.infer<typeof form>;
export type FormWords = z.infer<typeof formWords>;
export type Notice = z.infer<typeof notice>;

export const schemas = {
  contactForm: form,
  subcontractorForm: form,
  trainingForm: form,
  careersForm: form,
  forms: z.record(z.string(), form),
  formWords,
  resume: z.strictObject({
    title: text(20, 'the heading'),
    text: text(80, 'the line under it'),
    link: text(60, 'the link'),
    subject: text(40, 'the subject of the mail'),
  }),
};
