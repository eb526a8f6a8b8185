import { company } from 'records:company';

/** What somebody keeps of a message that was stored: in the form, in its notice, and on the page that answers without script. */
export const receipt = {
  reference: 'Reference',
  answer: 'You have an answer by',
  notice: (reference: string, answerBy: string) =>
    `Reference ${reference}. You have an answer by ${answerBy}.`,
  urgent: 'An emergency does not wait for an answer. Call now:',
};

/** The page that answers a form sent without script. */
export const receivedPage = {
  tab: 'Message received',
  title: 'Message received',
  lead: 'Your message is stored, and our office will read it.',
  keep: 'Write the reference down, or keep this page. You need it only if you call about it.',
  urgent: {
    title: 'Call us now',
    text: 'You wrote that it is an emergency. The message waits for somebody to read it; the phone does not.',
  },
  next: {
    title: 'What happens next',
    steps: [
      'Somebody from our office reads it and answers by email or phone, whichever you gave us.',
      'Something to add or correct? Call and name the reference. You need not write again.',
      `No answer in time? Call ${company.phone.display} and tell us so.`,
    ],
  },
  home: 'Back to Home',
} as const;

/** The page that brings a form back which was sent without script and could not be taken as it was. */
export const returnedPage = {
  tab: 'Your message is not sent yet',
  said: {
    invalid: {
      title: 'Almost there',
      lead: 'Your message was not sent yet. Correct what is marked, then send it again. Nothing you typed is lost.',
    },
    failed: {
      title: 'Your message was not sent',
      lead: 'Our server could not store it. Nothing you typed is lost. Send it again in a minute, or send it another way.',
    },
    limited: {
      title: 'Too many messages',
      lead: 'More messages came from your connection than we take at once. Wait a minute, then send this one again.',
    },
    refused: {
      title: 'Your message was not taken',
      lead: 'It was too large, or it did not come from this site. Nothing was stored. Shorten it, or send it another way.',
    },
  },
  faults: 'Correct these',
  ways: 'Or send your words another way',
} as const;
