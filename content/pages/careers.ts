import { careersReply } from '../facts/replies.ts';
import { capitalize, countWords, formatDollars, formatRange, numberWord } from '../format.ts';
import type { Pay } from '../records/fields.ts';
import { positions } from '../records/positions/positions.ts';
import { programs } from '../records/programs/programs.ts';
import { promises } from '../records/promises/promises.ts';

const wages = positions.flatMap(({ pay }) => [pay.min, pay.max]);
const count = numberWord(positions.length);

/** The words of /careers. */
export const careersPage = {
  title: `${formatDollars(Math.min(...wages))} to ${formatDollars(Math.max(...wages))} an hour.`,
  lead: `${capitalize(countWords(positions.length, 'open position'))}, paid by the hour. For each: what you need, what you do, and an answer within ${careersReply}.`,
  actions: { apply: 'Apply', positions: 'See the positions' },
  pay: {
    caption: 'Hourly pay by position',
    hours: 'an hour',
    bonuses: 'plus bonuses',
    range: (pay: Pay) => formatRange({ min: pay.min, max: pay.max }, formatDollars),
  },
  path: {
    title: 'From helper to supervisor',
    note: 'You move up when you can show the task, whatever the calendar says. Each step names what opens it.',
    opensWith: 'Opens with',
    bonuses: 'Bonuses on top.',
    link: `The ${numberWord(programs.length)} training programs`,
  },
  positions: {
    title: capitalize(countWords(positions.length, 'open position')),
    sample: 'Sample positions, until the owner posts real ones.',
    requirements: 'What you need',
    responsibilities: 'What you do',
  },
  benefits: {
    title: (benefits: number) => `${capitalize(numberWord(benefits))} things besides the wage`,
    sample: 'Sample benefits, until the owner confirms them.',
  },
  voices: {
    title: (voices: number) => `${capitalize(numberWord(voices))} who work here`,
    note: 'Employees, with their years here.',
    sample: 'Sample quotations, until the owner supplies employees’ own words.',
    years: 'years',
  },
  apply: {
    title: 'Apply',
    figure: promises.replies.careers.hours,
    unit: 'h',
    promise: `We’ll review your application and contact you within ${careersReply}.`,
    steps: [
      'We read what you have worked on.',
      'We call: what you want, and when you could start.',
      'Interview at the shop. Bring a résumé if you have one.',
    ],
  },
  closing: {
    title: `Not sure which of the ${count} you are?`,
    text: 'Say what you have worked on. We say where you would start and what it pays.',
    link: 'Contact us',
  },
};
