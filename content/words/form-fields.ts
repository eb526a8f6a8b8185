import { company } from 'records:company';
import type { Field } from './form.ts';

// the fields that every form has

export const name = {
  type: 'text',
  label: 'Name',
  required: true,
  maxLength: 200,
  missing: 'Enter your name',
} satisfies Field;

export const mailbox = {
  type: 'email',
  label: 'Email',
  maxLength: 254,
  missing: 'Enter your email',
  malformed: 'Write the address like name@example.com',
} satisfies Field;

export const telephone = {
  type: 'tel',
  label: 'Phone',
  maxLength: 60,
  missing: 'Enter a number we can call',
  malformed: `Write the number like ${company.phone.display}`,
} satisfies Field;

/** Email and phone together: one of them is required. */
export const oneOfBoth = {
  type: 'one-of',
  fields: ['email', 'phone'],
  label: 'How we reach you',
  required: true,
  hint: 'One of the two is enough.',
  missing: 'Enter an email or a phone number',
} satisfies Field;

export const message = { type: 'long', label: 'Message', maxLength: 10_000 } satisfies Field;
