import { capitalize, countWords, formatCount, formatDollars, numberWord, uncapitalize } from '../format.ts';
import { agreement } from '../records/agreement/agreement.ts';
import { promises } from '../records/promises/promises.ts';
import { rates } from '../records/rates/rates.ts';
import type { AgreementRow, UnitPrice } from './agreement.schema.ts';
import { insuranceLine } from './insurance.ts';
import { sameRate, technicianRate } from './prices.ts';
import { emergencyCommercial, emergencyConditions, emergencyHours, routineDays } from './promises.ts';
import { quoteReply, replyDays } from './replies.ts';

const { reportDays, remedy, termMonths, noticeDays, units } = agreement;
const { visitsPerYear } = promises.maintenance;
const monthsBetween = numberWord(12 / visitsPerYear);
const hours = (count: number) => (count === 1 ? 'hour' : `${numberWord(count)} hours`);
const areFree = remedy.freeHours === 1 ? 'is free' : 'are free';

/** The first hour is free: what customers with the agreement get when an emergency crew is late. */
export const lateRemedy = `The first ${hours(remedy.freeHours)} ${areFree}`;
/** The same as a sentence: it never stands without "with the agreement". */
export const lateRemedyRule = `With the agreement, the first ${hours(remedy.freeHours)} ${areFree} if we are later.`;

/** What the service agreement contains, in the order of its sheet. */
export const agreementSchedule: readonly AgreementRow[] = [
  {
    id: 'equipment',
    term: 'Equipment',
    value: 'Each unit with tag, make, serial number and tons, counted on site before you sign.',
  },
  {
    id: 'visits',
    term: 'Visits',
    value: `${visitsPerYear} a year${Number.isInteger(12 / visitsPerYear) && visitsPerYear < 12 ? `, every ${monthsBetween} months` : ''}, on dates named at signing. Readings by serial number within ${formatCount(reportDays, 'business day')} of each visit.`,
  },
  {
    id: 'response',
    term: 'Response',
    value: `Emergency: crew on site ${emergencyCommercial} of your call, day and night, all year. Routine call: ${uncapitalize(routineDays)}. Quote: answer within ${quoteReply}, ${replyDays}.`,
  },
  { id: 'conditions', term: 'Conditions', value: emergencyConditions },
  {
    id: 'late',
    term: 'If we are late',
    value: `Emergency crew: the first ${hours(remedy.freeHours)} of each person on that call ${areFree}. Planned visit: free if it comes more than ${formatCount(remedy.graceDays, 'day')} late. ${capitalize(countWords(remedy.lateToEnd, 'late crew'))} in 12 months: you may end the agreement the same day.`,
  },
  {
    id: 'exceptions',
    term: 'Exceptions',
    value: `The clock also stops while a gate is locked, a road is closed or the building’s power is off. The ${emergencyHours} are to arrival; a part that must be ordered has its own date, named that day.`,
  },
  {
    id: 'term',
    term: 'Term',
    value: `${formatCount(termMonths, 'month')}. It ends by itself and renews only with both signatures. Either side may end it with ${formatCount(noticeDays, 'day')}’ notice; visits not made are not billed.`,
  },
  {
    id: 'price',
    term: 'Price',
    value: `One fixed price a year: hours of each unit × visits × ${technicianRate}, in writing before you sign, billed after each visit. Work outside the visits follows the price list. ${sameRate}`,
  },
  {
    id: 'insurance',
    term: 'Insurance',
    value: `${insuranceLine} Certificate in your name before the first visit.`,
  },
];

/** What the agreement costs a year, by unit: hours × visits × rate. */
export const agreementPrices: readonly UnitPrice[] = units.map(({ name, hoursPerVisit }) => ({
  unit: name,
  hours: String(hoursPerVisit),
  visits: String(visitsPerYear),
  year: formatDollars(hoursPerVisit * visitsPerYear * rates.privateTechnician.dollarsPerHour),
}));
