import { z } from 'zod';
import { list, text } from '../records/fields.ts';

const option = z.strictObject({
  value: z.string().min(1, { error: 'is empty; a dropdown entry needs a value' }),
  label: text(60, 'a line of the dropdown'),
});

const field = z.strictObject({
  label: text(40, 'the label over the field'),
  /** A line under the field. */
  hint: text(90, 'the line under the field').optional(),
  /** Said beside the field when it is left empty. */
  missing: text(60, 'the line under the field').optional(),
  /** Said beside the field when what it holds is no email address or phone number. */
  malformed: text(60, 'the line under the field').optional(),
  /** Said under the dropdown as soon as its emergency is chosen; the number follows. */
  urgent: text(60, 'the line under the dropdown').optional(),
  /** What an unchosen dropdown shows. */
  placeholder: text(30, 'the dropdown').optional(),
  options: list(option).optional(),
});

const notice = z.strictObject({ title: text(50, 'the notice'), text: text(120, 'the notice') });

/** A form: what its fields are called and what its notices say. */
const form = z.strictObject({
  title: text(40, 'the heading of the form'),
  /** The number in its corner, for forms that are a sheet of their own. */
  sheet: z
    .string()
    .regex(/^F-\d+$/, { error: 'is no form number; write F, hyphen, number, such as F-503' })
    .optional(),
  fields: z.record(z.string(), field),
  /** Shown over the button. */
  requiredNote: text(60, 'the note over the button'),
  missing: notice,
  success: notice,
  /**
   * Said in place of `success` while nothing delivers messages. The applications have none: the specification fixes their
   * notices.
   */
  unsent: notice.optional(),
});

/** What every form says alike. */
const formWords = z.strictObject({
  /** Over the title of a form that is a sheet of its own. */
  kind: text(20, 'the head of the form'),
  /** Follows the label of a field that may stay empty. */
  optional: text(12, 'the label over the field'),
  /** The label of the field that only machines fill in. */
  trap: text(40, 'the label of the trap'),
  /** The button of an application. */
  apply: text(24, 'the button'),
  sending: text(24, 'the button'),
  retrying: text(24, 'the button'),
  /** The way past the form: for whoever has no JavaScript, or would rather not type. */
  direct: text(60, 'the foot of the form'),
  /** The same while nothing delivers messages. */
  notSent: text(90, 'the foot of the form'),
  /** Shown when the endpoint did not take the message. */
  failure: notice,
  offline: notice,
  failureMail: text(40, 'the link'),
  failureText: text(40, 'the link'),
  failureCall: text(40, 'the link'),
  close: text(20, 'the button of the dialog'),
  dismiss: text(20, 'the button of the notice'),
  /** The name of the region that holds the notices. */
  notices: z.literal('Notifications'),
});

export type Field = z.infer<typeof field>;
export type Form = z.infer<typeof form>;
export type FormWords = z.infer<typeof formWords>;
export type Notice = z.infer<typeof notice>;

export const schemas = {
  contactForm: form,
  subcontractorForm: form,
  trainingForm: form,
  careersForm: form,
  formWords,
  resume: z.strictObject({
    title: text(20, 'the heading'),
    text: text(80, 'the line under it'),
    link: text(60, 'the link'),
    subject: text(40, 'the subject of the mail'),
  }),
};
