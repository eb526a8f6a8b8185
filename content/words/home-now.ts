import { promises } from 'records:promises';
import { homeArriveBy, homeCallBy, homeNightVisit } from '../facts/promises.ts';

const { answers } = promises.emergency;
const today = `Call by ${homeCallBy} and we come today.`;
const morning = `by ${homeArriveBy}, or during the night ${homeNightVisit}.`;

/** What the first screen of /residential says by the clock in Florida, by state; `{now}` is the time. All of them are shorter than `homeRule`, whose place they take. */
export const homeNow = {
  office: `Now {now} Eastern: ${answers.office} answers. ${today}`,
  'on-duty': `Now {now} Eastern: ${answers.otherwise} answers. ${today}`,
  late: `Now {now} Eastern: ${answers.otherwise} answers. We come tomorrow ${morning}`,
  night: `Now {now} Eastern: ${answers.otherwise} answers. We come today ${morning}`,
} as const;
