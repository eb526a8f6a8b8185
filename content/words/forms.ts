import { company } from 'records:company';
import { positions } from 'records:positions';
import { trades } from 'records:trades';
import { countyNames } from '../facts/identity.ts';
import { careersReply, quoteReply, trainingReply } from '../facts/promises.ts';
import { formatCount, formatPay } from '../values/format.ts';
import type { Form } from './form.ts';
import { mailbox, message, name, oneOfBoth, telephone } from './form-fields.ts';

const { phone, email } = company;

/** Who writes, and one way to answer. */
const writer = { name, reach: oneOfBoth, email: mailbox, phone: telephone };
/** Who applies, and both ways to answer. */
const applicant = { name, email: { ...mailbox, required: true }, phone: { ...telephone, required: true } };

const requiredTitle = 'Please fill in required fields';
const applicationReceived = 'Application submitted successfully!';

/** The contact card's form: a name, and one way to answer. */
export const contactForm = {
  title: 'Message',
  kind: 'message',
  reply: 'quote',
  sheet: 'F-601',
  fields: {
    ...writer,
    need: {
      type: 'choice',
      label: 'What do you need?',
      placeholder: 'Choose one',
      options: [
        { value: 'quote', label: 'A quote' },
        { value: 'maintenance', label: 'Maintenance' },
        { value: 'emergency', label: 'Emergency' },
        { value: 'other', label: 'Something else' },
      ],
      urgent: 'An emergency is not typed. Call now:',
    },
    county: {
      type: 'choice',
      label: 'County',
      placeholder: 'Choose a county',
      options: countyNames.map((county) => ({ value: county, label: county })),
    },
    message: { ...message, hint: 'What should we know before we answer?' },
  },
  requiredNote: 'Name and an email or phone are required.',
  missing: { title: requiredTitle, text: 'Name and an email or phone are required.' },
  success: { title: 'Message received', text: `Thank you. We respond within ${quoteReply}.` },
} satisfies Form;

/** The same form for firms that want to work with us. */
export const subcontractorForm = {
  ...contactForm,
  title: 'Partner application',
  sheet: 'F-503',
  fields: {
    ...writer,
    company: { type: 'text', label: 'Company', maxLength: 200 },
    trade: {
      type: 'choice',
      label: 'Trade',
      placeholder: 'Choose a trade',
      options: [
        ...trades.map(({ id, name }) => ({ value: id, label: name })),
        { value: 'other', label: 'Another trade' },
      ],
    },
    license: { type: 'text', label: 'License no., if your trade has one', maxLength: 200 },
    message: { ...message, hint: 'Crew size, counties, last two jobs.' },
  },
} satisfies Form;

/** The training application. */
export const trainingForm = {
  title: 'Training application',
  kind: 'application',
  reply: 'training',
  sheet: 'F-501',
  fields: {
    ...applicant,
    experience: {
      type: 'choice',
      label: 'Experience level',
      placeholder: 'Choose a level',
      options: [
        { value: 'beginner', label: 'Beginner' },
        { value: 'intermediate', label: 'Intermediate' },
        { value: 'advanced', label: 'Advanced' },
      ],
    },
    message: { ...message, hint: 'Which program, and why?' },
  },
  requiredNote: 'Name, email and phone are required.',
  missing: { title: requiredTitle, text: 'Name, email, and phone are required.' },
  success: {
    title: applicationReceived,
    text: `We'll contact you within ${trainingReply} to discuss your training needs.`,
  },
} satisfies Form;

/** The job application. */
export const careersForm = {
  title: 'Job application',
  kind: 'application',
  reply: 'careers',
  sheet: 'F-502',
  fields: {
    ...applicant,
    position: {
      type: 'choice',
      required: true,
      label: 'Desired position',
      placeholder: 'Choose a position',
      missing: 'Choose a position; “Other” is an answer too',
      options: [
        ...positions.map(({ id, title, pay }) => ({ value: id, label: `${title}, ${formatPay(pay)}` })),
        { value: 'other', label: 'Other' },
      ],
    },
    message: { ...message, hint: 'What have you worked on?' },
  },
  requiredNote: 'Name, email, phone and position are required.',
  missing: { title: requiredTitle, text: 'Name, email, phone, and desired position are required.' },
  success: {
    title: applicationReceived,
    text: `We'll review your application and contact you within ${careersReply}.`,
  },
} satisfies Form;

/** Every form by the name under which its messages arrive; the quote's is the contact card's in the dialog. */
export const forms = {
  contact: contactForm,
  quote: contactForm,
  subcontractor: subcontractorForm,
  training: trainingForm,
  careers: careersForm,
} satisfies Record<string, Form>;

export type FormName = keyof typeof forms;

/** Where a résumé goes: there is no upload. */
export const resume = {
  title: 'Résumé',
  text: 'Not uploaded here. Email it, or bring it to the interview.',
  link: `Email it to ${email}`,
  subject: 'Résumé',
};

/** What every form says alike. */
export const formWords = {
  kind: 'Form',
  optional: '(optional)',
  honeypot: 'Leave this field empty',
  tooLong: (excess: number) => `Too long; shorten it by ${formatCount(excess, 'character')}`,
  unlisted: 'This is no longer on the list; choose again',
  apply: 'Submit application',
  sending: 'Sending…',
  retrying: 'Trying again…',
  direct: 'Rather write or talk? Both work without this form.',
  notSent: 'This form sends nothing. Write or call to apply:',
  failure: {
    title: 'Your message was not sent',
    text: 'Nothing you typed is lost. Try again, or send it another way.',
  },
  offline: {
    title: 'You are offline',
    text: 'Nothing was sent, and nothing you typed is lost. Text or call now, or send it again once you are connected.',
  },
  limited: {
    title: 'Too many messages',
    text: 'Your last message was not sent. Wait a minute, then send it again: nothing you typed is lost.',
  },
  compose: {
    note: 'Fill it in, then choose: email, text or call. The first two carry your words; you send them yourself.',
    direct: 'This form sends nothing by itself: you choose email, text or call.',
    button: 'Choose how to send',
    ready: {
      title: 'Now choose how to send it',
      text: 'Nothing was sent yet. The email and the text carry what you typed.',
    },
  },
  failureMail: 'Send it by email',
  failureText: 'Send it by text',
  failureCall: `Call ${phone.display}`,
  close: 'Close',
  dismiss: 'Dismiss',
  notices: 'Notifications',
} as const;
