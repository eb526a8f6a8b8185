import { agreement } from 'records:agreement';
import { promises } from 'records:promises';
import { rates } from 'records:rates';
import {
  capitalize,
  countWords,
  formatCount,
  formatDollars,
  numberWord,
  uncapitalize,
} from '../values/format.ts';
import { countyCount } from './identity.ts';
import { insuranceLine } from './insurance.ts';
import { technicianRate } from './prices.ts';
import {
  businessHours,
  emergencyCommercial,
  emergencyConditions,
  lifeSafety,
  maintenanceVisits,
  quoteReply,
  replyDays,
  replyDaysRule,
  routineDays,
} from './promises.ts';

const { reportDays, remedy, termMonths, noticeDays, units } = agreement;
const { visitsPerYear } = promises.maintenance;
const monthsBetween = numberWord(12 / visitsPerYear);
const hours = (count: number) => (count === 1 ? 'hour' : `${numberWord(count)} hours`);
const areFree = remedy.freeHours === 1 ? 'is free' : 'are free';

/** The first hour is free: what customers with the agreement get when an emergency crew is late. */
export const lateRemedy = `The first ${hours(remedy.freeHours)} ${areFree}`;
/** The same as a sentence: it never stands without "with the agreement". */
export const lateRemedyRule = `With the agreement, the first ${hours(remedy.freeHours)} ${areFree} if we are later.`;

/** What the service agreement contains, in the order of its sheet: each term in a few words, then all of it. */
export const agreementSchedule = [
  {
    id: 'response',
    term: 'Response',
    brief: capitalize(emergencyCommercial),
    value: `Emergency: crew on site, day and night, all year; a part that must be ordered has its own date, named that day. Routine call: ${uncapitalize(routineDays)}. Quote: within ${quoteReply}, ${replyDays}.`,
  },
  {
    id: 'conditions',
    term: 'Conditions',
    brief: `All ${countyCount} counties`,
    value: `${emergencyConditions} It also stops while a gate is locked, a road is closed or the building’s power is off.`,
  },
  {
    id: 'late',
    term: 'If we are late',
    brief: `First ${hours(remedy.freeHours)} free`,
    value: `For each person on the emergency call. Planned visit: free if it comes more than ${formatCount(remedy.graceDays, 'day')} late. ${capitalize(countWords(remedy.lateToEnd, 'late crew'))} in 12 months: you may end the agreement the same day.`,
  },
  {
    id: 'insurance',
    term: 'Insurance',
    brief: 'Certificate in your name',
    value: `Before the first visit. ${insuranceLine}`,
  },
  {
    id: 'equipment',
    term: 'Equipment',
    brief: 'Each unit by name',
    value: 'Tag, make, serial number and tons, counted on site before you sign.',
  },
  {
    id: 'visits',
    term: 'Visits',
    brief: maintenanceVisits,
    value: `${Number.isInteger(12 / visitsPerYear) && visitsPerYear < 12 ? `Every ${monthsBetween} months, on` : 'On'} dates named at signing. Readings by serial number within ${formatCount(reportDays, 'business day')} of each visit.`,
  },
  {
    id: 'term',
    term: 'Term',
    brief: formatCount(termMonths, 'month'),
    value: `It ends by itself and renews only with both signatures. Either side may end it with ${formatCount(noticeDays, 'day')}’ notice; visits not made are not billed.`,
  },
  {
    id: 'price',
    term: 'Price',
    brief: 'One fixed price a year',
    value: `Hours of each unit × visits × ${technicianRate}, in writing before you sign, billed after each visit. Work outside the visits follows the price list.`,
  },
];

/** What the agreement costs a year, by unit: hours × visits × rate. */
export const agreementPrices = units.map(({ name, hoursPerVisit }) => ({
  unit: name,
  hours: String(hoursPerVisit),
  visits: String(visitsPerYear),
  year: formatDollars(hoursPerVisit * visitsPerYear * rates.privateTechnician.dollarsPerHour),
}));

/** A row of the service agreement; `hours` is null for a promise in days. */
export interface ServiceLevel {
  id: string;
  title: string;
  text: string;
  hours: number | null;
  promise: string;
}

/** The rows of the service agreement (SLA): hours count from the call. */
export const serviceLevels: readonly ServiceLevel[] = [
  {
    id: 'emergency',
    title: 'Emergency',
    text: 'Cooling lost. The line is answered day and night, all year.',
    hours: promises.emergency.commercialHours,
    promise: `Crew on site ${emergencyCommercial}`,
  },
  {
    id: 'quote',
    title: 'Quote or proposal',
    text: `A price, the date of the visit that a price needs, or a plain no. ${replyDaysRule}`,
    hours: promises.replies.quote.hours,
    promise: `Answer within ${quoteReply}`,
  },
  {
    id: 'routine',
    title: 'Routine call',
    text: `In business hours: ${businessHours}.`,
    hours: null,
    promise: capitalize(promises.routineResponse),
  },
];

/** The conditions at the foot of the agreement. */
export const agreementTerms = [
  { term: 'Conditions', value: emergencyConditions },
  { term: 'If we are late', value: lateRemedy },
  { term: 'Life safety', value: lifeSafety },
];
