import { company } from 'records:company';
import type { Company } from '../records/company.ts';
import { formatCount } from '../values/format.ts';

// What becomes of what is typed into a form: it follows from the company's settings.

type Settings = Pick<Company, 'delivery' | 'applications' | 'keepMessagesDays'>;

/** Where a form goes; `notice` goes nowhere and shows what the specification says. */
export type Way = Company['delivery'] | { mode: 'notice' };

/** Messages go where `delivery` in company.yaml says; applications only where `applications` lets them. */
type FormKind = 'message' | 'application';

/** Where each kind of form goes. */
export function waysOf({ delivery, applications }: Settings): Record<FormKind, Way> {
  return {
    message: delivery,
    application: applications.mode === 'deliver' ? delivery : { mode: 'notice' },
  };
}

/** The same for the company as it is set up. */
export const ways = waysOf(company);

/** Origins that the forms send to besides this site. */
export const formOrigins: readonly string[] =
  company.delivery.mode === 'endpoint' ? [new URL(company.delivery.url).origin] : [];

/** What /privacy says about the forms, for each setting. */
export function describeForms(settings: Settings): { title: string; texts: string[] } {
  const { message, application } = waysOf(settings);
  const texts = [describeMessages(message, settings.keepMessagesDays)];
  if (application.mode === 'notice')
    texts.push('The applications for training and for jobs show a notice and send nothing.');
  return {
    title:
      message.mode === 'none'
        ? 'This site keeps nothing about you.'
        : 'This site keeps only what you send us.',
    texts,
  };
}

/** The same for the company as it is set up. */
export const formsClause = describeForms(company);

function describeMessages(way: Way, days: number): string {
  if (way.mode === 'here')
    return `What you type stays in your browser until you send the form. Then our own server keeps it, and our office reads it; nobody else does. The server deletes it after ${formatCount(days, 'day')}.`;
  if (way.mode === 'endpoint')
    return `What you type stays in your browser until you send the form. Then it goes to ${new URL(way.url).host}, which receives our messages, and to nobody else.`;
  return 'The forms of this site send nothing. They put what you type into an email or a text in your own app, and you decide whether to send it.';
}

// Whether visits are counted: it follows from one setting of the company.

/** What /privacy says about counting, for each setting. */
export function describeCounting(counter: Company['counter']): {
  lead: string;
  visit: string[];
  short: string;
} {
  if (!counter)
    return {
      lead: 'No cookies, no analytics, no advertising, and no file from another company.',
      visit: [],
      short: 'no cookies, no analytics, no third parties',
    };
  return {
    lead: 'No cookies, no advertising, and no file from another company. Visits are counted, not visitors.',
    visit: [
      `Our own counter at ${new URL(counter.script).host} notes which page is opened, from which site, and on what kind of device. It sets no cookie, keeps no IP address, and follows nobody from one day to the next.`,
    ],
    short: 'no cookies, no third parties, a counter of our own',
  };
}

/** The same for the company as it is set up. */
export const counting = describeCounting(company.counter);

/** Where the counter's script lies, and the server that it tells; null while nothing is counted. */
export const counter = company.counter
  ? { ...company.counter, origin: new URL(company.counter.script).origin }
  : null;
