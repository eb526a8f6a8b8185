import { positions } from 'records:positions';
import { trades } from 'records:trades';
import * as words from 'words:forms';
import { formatPay } from '#src/lib/format-words.ts';
import type { Field, Form } from './form.ts';
import { countyNames } from './identity.ts';

const name = { type: 'text', ...words.fields.name, required: true, maxLength: 200 } satisfies Field;
const email = { type: 'email', ...words.fields.email, maxLength: 254 } satisfies Field;
const phone = { type: 'tel', ...words.fields.phone, maxLength: 60 } satisfies Field;
const reach = {
  type: 'one-of',
  ...words.fields.reach,
  fields: ['email', 'phone'],
  required: true,
} satisfies Field;
const message = { type: 'long', ...words.fields.message, maxLength: 10_000 } satisfies Field;

const writer = { name, reach, email, phone };
const applicant = { name, email: { ...email, required: true }, phone: { ...phone, required: true } };

const { need, county, hint, ...contact } = words.contact;

export const contactForm = {
  ...contact,
  kind: 'message',
  reply: 'quote',
  sheet: 'F-601',
  fields: {
    ...writer,
    need: { type: 'choice', ...need, options: optionsOf(Object.entries(need.options)) },
    county: { type: 'choice', ...county, options: optionsOf(countyNames.map((one) => [one, one])) },
    message: { ...message, hint },
  },
} satisfies Form;

const { other: anotherTrade, ...trade } = words.subcontractor.trade;

export const subcontractorForm = {
  ...contactForm,
  title: words.subcontractor.title,
  sheet: 'F-503',
  fields: {
    ...writer,
    company: { type: 'text', ...words.subcontractor.company, maxLength: 200 },
    trade: {
      type: 'choice',
      ...trade,
      options: optionsOf([
        ...trades.map(({ id, name: label }) => [id, label] as const),
        ['other', anotherTrade],
      ]),
    },
    license: { type: 'text', ...words.subcontractor.license, maxLength: 200 },
    message: { ...message, hint: words.subcontractor.hint },
  },
} satisfies Form;

const { experience, hint: trainingHint, ...training } = words.training;

export const trainingForm = {
  ...training,
  kind: 'application',
  reply: 'training',
  sheet: 'F-501',
  fields: {
    ...applicant,
    experience: { type: 'choice', ...experience, options: optionsOf(Object.entries(experience.options)) },
    message: { ...message, hint: trainingHint },
  },
} satisfies Form;

const { position: desired, hint: careersHint, ...careers } = words.careers;
const { option, other: anotherPosition, ...position } = desired;

export const careersForm = {
  ...careers,
  kind: 'application',
  reply: 'careers',
  sheet: 'F-502',
  fields: {
    ...applicant,
    position: {
      type: 'choice',
      required: true,
      ...position,
      options: optionsOf([
        ...positions.map(({ id, title, pay }) => [id, option({ title, pay: formatPay(pay) })] as const),
        ['other', anotherPosition],
      ]),
    },
    message: { ...message, hint: careersHint },
  },
} satisfies Form;

/** Every form by the name under which its messages arrive. For the server: in the browser it would be all of them once more. */
export const forms = {
  contact: contactForm,
  quote: contactForm,
  subcontractor: subcontractorForm,
  training: trainingForm,
  careers: careersForm,
} satisfies Record<string, Form>;

export type FormName = keyof typeof forms;

function optionsOf(options: readonly (readonly [value: string, label: string])[]) {
  return options.map(([value, label]) => ({ value, label }));
}
