import { promises } from 'records:promises';
import {
  emergencyCommercial,
  emergencyConditions,
  lifeSafety,
  quoteReply,
  replyDays,
} from '../facts/promises.ts';
import { ways } from '../facts/settings.ts';
import { textRates } from './emergency.ts';
import { formWords } from './forms.ts';

const promise =
  ways.message.mode === 'none' ? formWords.compose.note : `We respond within ${quoteReply}, ${replyDays}.`;

/** Heading, note and button of the contact card by variant; `quote` is the default card in the Get Quote dialog. */
export const contactCard = {
  default: { title: 'Write to us', note: promise, urgent: undefined, submit: 'Send message' },
  quote: {
    title: 'Get Quote',
    note: promise,
    urgent: 'If your cooling is out now, call instead:',
    submit: 'Send request',
  },
  subcontractor: { title: 'Partner With Us', note: promise, urgent: undefined, submit: 'Send application' },
};

/** The emergency variant: a number to call and what to have ready; an emergency is not typed into a form. */
export const emergencyCard = {
  title: `Emergency line available ${promises.emergency.line}`,
  note: `A crew ${emergencyCommercial} for businesses and public buildings, the ${promises.emergency.residential} for homes.`,
  conditions: emergencyConditions,
  call: 'Call',
  text: 'Emergency Text',
  ready: 'Have ready',
  checklist: [
    'Address, gate code, floor or roof',
    'What stopped, and since when',
    'Make and serial number, or a photo of the nameplate',
  ],
  rules: `${lifeSafety} ${textRates}`,
} as const;

/** The labels of what stands beside the card's form. */
export const contactCardLabels = {
  office: 'Office',
  mailing: 'Mail',
  phone: 'Phone',
  hours: 'Hours',
} as const;
