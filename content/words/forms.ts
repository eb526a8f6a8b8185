import { countyNames } from '../facts/counties.ts';
import { careersReply, quoteReply, trainingReply } from '../facts/replies.ts';
import { formatPay } from '../format.ts';
import { company } from '../records/company/company.ts';
import { positions } from '../records/positions/positions.ts';
import { trades } from '../records/trades/trades.ts';

const { phone, email } = company;

const person = {
  name: { label: 'Name', missing: 'Enter your name' },
  email: {
    label: 'Email',
    missing: 'Enter your email',
    malformed: 'Write the address like name@example.com',
  },
  phone: {
    label: 'Phone',
    missing: 'Enter a number we can call',
    malformed: `Write the number like ${phone.display}`,
  },
};

const requiredTitle = 'Please fill in required fields';
const applicationReceived = 'Application submitted successfully!';

/** The contact card's form: a name, and one way to answer. */
export const contactForm = {
  title: 'Message',
  fields: {
    ...person,
    /** Email and phone together: one of them is required. */
    reach: {
      label: 'How we reach you',
      hint: 'One of the two is enough.',
      missing: 'Enter an email or a phone number',
    },
    need: {
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
      label: 'County',
      placeholder: 'Choose a county',
      options: countyNames.map((county) => ({ value: county, label: county })),
    },
    message: { label: 'Message', hint: 'What should we know before we answer?' },
  },
  requiredNote: 'Name and an email or phone are required.',
  missing: { title: requiredTitle, text: 'Name and an email or phone are required.' },
  success: { title: 'Message received', text: `Thank you. We respond within ${quoteReply}.` },
  unsent: {
    title: 'Nothing was sent',
    text: 'Your words are still here. Send them by email, text or call.',
  },
};

/** The same form for firms that want to work with us. */
export const subcontractorForm = {
  ...contactForm,
  fields: {
    ...person,
    reach: contactForm.fields.reach,
    company: { label: 'Company' },
    trade: {
      label: 'Trade',
      placeholder: 'Choose a trade',
      options: [
        ...trades.map(({ id, name }) => ({ value: id, label: name })),
        { value: 'other', label: 'Another trade' },
      ],
    },
    license: { label: 'License no., if your trade has one' },
    message: { label: 'Message', hint: 'Crew size, counties, last two jobs.' },
  },
};

/** The training application. */
export const trainingForm = {
  title: 'Training application',
  sheet: 'F-501',
  fields: {
    ...person,
    experience: {
      label: 'Experience level',
      placeholder: 'Choose a level',
      options: [
        { value: 'beginner', label: 'Beginner' },
        { value: 'intermediate', label: 'Intermediate' },
        { value: 'advanced', label: 'Advanced' },
      ],
    },
    message: { label: 'Message', hint: 'Which program, and why?' },
  },
  requiredNote: 'Name, email and phone are required.',
  missing: { title: requiredTitle, text: 'Name, email, and phone are required.' },
  success: {
    title: applicationReceived,
    text: `We'll contact you within ${trainingReply} to discuss your training needs.`,
  },
};

/** The job application. */
export const careersForm = {
  title: 'Job application',
  sheet: 'F-502',
  fields: {
    ...person,
    position: {
      label: 'Desired position',
      placeholder: 'Choose a position',
      missing: 'Choose a position; “Other” is an answer too',
      options: [
        ...positions.map(({ id, title, pay }) => ({ value: id, label: `${title}, ${formatPay(pay)}` })),
        { value: 'other', label: 'Other' },
      ],
    },
    message: { label: 'Message', hint: 'What have you worked on?' },
  },
  requiredNote: 'Name, email, phone and position are required.',
  missing: { title: requiredTitle, text: 'Name, email, phone, and desired position are required.' },
  success: {
    title: applicationReceived,
    text: `We'll review your application and contact you within ${careersReply}.`,
  },
};

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
  trap: 'Leave this field empty',
  apply: 'Submit application',
  sending: 'Sending…',
  retrying: 'Trying again…',
  direct: 'Rather write or talk? Both work without this form.',
  notSent: 'Sample site: this form sends nothing yet. Email, text or call instead.',
  failure: {
    title: 'Your message was not sent',
    text: 'Nothing you typed is lost. Try again, or send it another way.',
  },
  offline: {
    title: 'You are offline',
    text: 'Nothing was sent, and nothing you typed is lost. Send it again once you are connected.',
  },
  failureMail: 'Send it by email',
  failureText: 'Send it by text',
  failureCall: `Call ${phone.display}`,
  close: 'Close',
  dismiss: 'Dismiss',
  notices: 'Notifications',
} as const;
