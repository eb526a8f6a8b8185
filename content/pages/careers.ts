import { company } from 'records:company';
import { positions } from 'records:positions';
import { programs } from 'records:programs';
import { promises } from 'records:promises';
import { careersTestimonials } from '../facts/people.ts';
import { answerFrom } from '../facts/promises.ts';
import type { Pay } from '../records/fields.ts';
import {
  capitalize,
  countWords,
  formatDate,
  formatDollars,
  formatRange,
  numberWord,
  uncapitalize,
} from '../values/format.ts';

const wages = positions.flatMap(({ pay }) => [pay.min, pay.max]);
const count = numberWord(positions.length);
const said = careersTestimonials.length;
const { firstName, line: promise } = answerFrom.careers;

/** The words of /careers. */
export const careersPage = {
  // breaks in its middle alone, in any font
  title: `${formatDollars(Math.min(...wages))}\u00a0to\u00a0${formatDollars(Math.max(...wages))} an\u00a0hour.`,
  lead: `${capitalize(countWords(positions.length, 'open position'))}. For each: pay, what you need and what you do.`,
  actions: { apply: 'Apply', positions: 'See the positions' },
  pay: {
    caption: 'Hourly pay by position',
    hours: 'an hour',
    bonuses: 'plus bonuses',
    range: (pay: Pay) => formatRange({ min: pay.min, max: pay.max }, formatDollars),
  },
  /** s. 760.10, Florida Statutes; 41 CFR 60-741.5 and 60-300.5. Executive Order 11246 was revoked in January 2025. */
  equal: 'We are an equal opportunity employer, also for people with disabilities and protected veterans.',
  path: {
    title: 'From helper to supervisor',
    note: 'Each step names what opens it. A step also needs an opening. The pipe is as thick as the starting wage in the bubble.',
    start: (pay: Pay) => formatDollars(pay.min),
    opensWith: 'Opens with',
    bonuses: 'Bonuses on top.',
    link: `The ${numberWord(programs.length)} training programs`,
  },
  positions: {
    title: capitalize(countWords(positions.length, 'open position')),
    common: (terms: string) => `All: ${uncapitalize(terms)}.`,
    posted: (day: string) => `Posted ${formatDate(day)}.`,
    openUntil: (day: string) => `Apply by ${formatDate(day)}.`,
    none: 'No position is open today. Tell us all the same what you have worked on.',
    sample: 'Sample positions, until the owner posts real ones.',
    requirements: 'What you need',
    responsibilities: 'What you do',
  },
  benefits: {
    title: (benefits: number) => `${capitalize(numberWord(benefits))} things besides the wage`,
    sample: 'Sample benefits, until the owner confirms them.',
  },
  testimonials: {
    title: careersTestimonials.every(({ sample }) => sample)
      ? `${capitalize(countWords(said, 'sample quotation'))} from employees`
      : `${capitalize(numberWord(said))} who work here`,
    note: 'Each on a bar as long as the years with the company.',
    sample: 'Sample quotations, until the owner supplies employees’ own words.',
    years: 'years',
  },
  apply: {
    title: 'Apply',
    figure: promises.replies.careers.hours,
    unit: 'h',
    promise,
    steps: [
      `${firstName} reads what you have worked on.`,
      `${firstName} calls: what you want, and when you could start.`,
      'Interview at the shop. Bring a résumé if you have one.',
    ],
  },
  /** Under the form. E-Verify: s. 448.095, Florida Statutes. */
  rights: {
    help: 'Need a change in how you apply or work?',
    call: `Call ${company.phone.display}`,
    check: 'We check each new hire’s right to work with E-Verify.',
  },
  closing: {
    title: `Not sure which of the ${count} you are?`,
    text: 'Say what you have worked on. We say where you would start and what it pays.',
    link: 'Contact us',
  },
};
