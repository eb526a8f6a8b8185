import { hours } from 'records:hours';
import { promises } from 'records:promises';
import { rates } from 'records:rates';
import { serviceArea } from 'records:service-area';
import { team } from 'records:team';
import type { OpeningDay } from '../records/places.ts';
import type { ReplyKind } from '../records/promises.ts';
import { capitalize, formatCount, formatList, formatTime, uncapitalize } from '../values/format.ts';
import { recordById } from './record-by-id.ts';

// When the office is open, as it stands in sentences.

const groups = groupHours(hours.days);
const open = hours.days.filter((day) => day.open !== null).map(({ day }) => day);
const [first = '', last = ''] = [open.at(0), open.at(-1)];
const isEveryDay = open.length === hours.days.length;
const span = hours.days.findLastIndex((day) => day.open) - hours.days.findIndex((day) => day.open) + 1;
const named = span === open.length ? `${first} to ${last}` : formatList(open);

/** Days with the same hours together: Mon–Fri, Sat, Sun. */
export const officeHours = groups.map(({ days, time }) => ({ days, time: time ?? 'emergency only' }));
/** The same as a chart draws them: each with the names of its days, and from when to when. */
export const officeWeek = groups.map(({ members, ...group }) => ({
  ...group,
  names: members.map(({ day }) => day),
  open: members[0].open,
}));
/** Mon–Fri 7:00 AM–6:00 PM, Sat 8:00 AM–4:00 PM. */
export const businessHours = groups
  .filter(({ time }) => time !== null)
  .map(({ days, time }) => `${days} ${time}`)
  .join(', ');
/** The days on which routine work is done: Monday to Saturday. */
export const openWeek = { first, last, isEveryDay, days: isEveryDay ? 'every day' : named };

interface Group {
  days: string;
  time: string | null;
  members: [OpeningDay, ...OpeningDay[]];
}

function groupHours(week: readonly OpeningDay[]): Group[] {
  const found: Group[] = [];
  for (const day of week) {
    const short = day.day.slice(0, 3);
    const time = day.open && `${formatTime(day.open.from)}–${formatTime(day.open.to)}`;
    const group = found.at(-1);
    if (group && group.time === time) {
      group.members.push(day);
      group.days = `${group.members[0].day.slice(0, 3)}–${short}`;
    } else found.push({ days: short, time, members: [day] });
  }
  return found;
}

// How soon somebody comes, as it stands in sentences: each promise once, and each condition once, in the same words everywhere.

const { emergency, maintenance, routineResponse } = promises;
const { home } = emergency;

/** 4 hours. */
export const emergencyHours = formatCount(emergency.commercialHours, 'hour');
/** 4 h. */
export const emergencyHoursShort = `${emergency.commercialHours} h`;
/** within 4 hours. */
export const emergencyCommercial = `within ${formatCount(emergency.commercialHours, 'hour')}`;
/** within 4 hours. */
export const emergencyGovernment = `within ${formatCount(emergency.governmentHours, 'hour')}`;

const travelCharge = rates.charges.travelDollarsPerMile === 0 ? '' : ' and the travel charge';
/** Outside the home counties neither the time nor the charge is promised before the call. */
export const travelCondition = `Outside ${formatList(serviceArea.homeCounties)}, we confirm the arrival time${travelCharge} on the call.`;
/** When the hours do not run. */
export const stormCondition = 'In a named storm, the clock stops until officials reopen the roads.';
/** Both conditions: they stand beside the promise of hours wherever it is made. */
export const emergencyConditions = `${travelCondition} ${stormCondition}`;

/** Said beside the promise of an emergency crew. */
export const lifeSafety = 'If anyone is in danger, call 911 first.';

/** 8:00 PM: the last call of the day for a visit on the same day. */
export const homeCallBy = formatTime(home.callBy);
/** 10:00 AM: when a technician comes after a call in the night, at the latest. */
export const homeArriveBy = formatTime(home.arriveBy);
/** Who is visited in the night itself; follows "or during the night". */
export const homeNightVisit = `if ${home.nightVisit}`;
/** Same day, if you call by 8:00 PM. */
export const homeSameDay = `${capitalize(emergency.residential)}, if you call by ${homeCallBy}`;
/** The whole rule for a home: it stands where no clock says which part of it holds now. */
export const homeRule = `A person answers day and night. Call by ${homeCallBy} and we come today. Call later and we come in the morning by ${homeArriveBy}, or during the night ${homeNightVisit}.`;

/** Whether the line is answered in Spanish at any hour, so that a line in Spanish may say so. */
export const isSpanishSpoken = emergency.languages.includes('Spanish');

/** Same or next day, Monday to Saturday. */
export const routineDays = `${capitalize(routineResponse)}, ${openWeek.days}`;
/** The rule for visits that are no emergency. */
export const routineRule = `Routine visits: ${routineResponse}, ${openWeek.days}.${openWeek.isEveryDay ? '' : ` What you call in on a ${openWeek.last} is done by ${openWeek.first}.`}`;

/** 4 visits a year, at businesses and public buildings. */
export const maintenanceVisits = `${formatCount(maintenance.visitsPerYear, 'visit')} a year`;
/** 2 visits a year, at a house. */
export const homeMaintenanceVisits = `${formatCount(maintenance.homeVisitsPerYear, 'visit')} a year`;

// How long an answer takes and who gives it, as it stands in sentences.

const { replies } = promises;
const hoursTo = (kind: ReplyKind) => formatCount(replies[kind].hours, 'hour');

/** 24 hours, to a quote. */
export const quoteReply = hoursTo('quote');
/** 24 h. */
export const quoteReplyShort = `${replies.quote.hours} h`;
/** 24 h, to an RFQ or RFP. */
export const proposalReplyShort = `${replies.proposal.hours} h`;
/** 24 hours, to an applicant for training. */
export const trainingReply = hoursTo('training');
/** 48 hours, to an applicant for a job. */
export const careersReply = hoursTo('careers');

/** Which days count, inside a sentence: Sundays and holidays included. */
export const replyDays = `Sundays and holidays ${replies.everyDay ? 'included' : 'not counted'}`;
/** The same where there is little room: Sundays included. */
export const replyDaysShort = `Sundays ${replies.everyDay ? 'included' : 'not counted'}`;
/** The same as a sentence of its own. */
export const replyDaysRule = replies.everyDay
  ? 'Sundays and holidays included.'
  : 'Sundays and holidays do not count.';

/** Who answers, and how soon, by what is asked. */
export const answerFrom = {
  quote: answer('quote'),
  proposal: answer('proposal'),
  training: answer('training'),
  careers: answer('careers'),
} satisfies Record<ReplyKind, Answer>;

/** Ruth Okafor, contracts and finance: the point of contact of the capability statement. */
export const proposalContact = `${answerFrom.proposal.name}, ${uncapitalize(answerFrom.proposal.role)}`;

interface Answer {
  /** Dana Whitlock. */
  name: string;
  /** Dana. */
  firstName: string;
  /** As on the team page: Vice president, operations. */
  role: string;
  /** within 48 hours, Sundays and holidays included. */
  within: string;
  /** Dana Whitlock, operations, answers within 48 hours, Sundays and holidays included. */
  line: string;
}

function answer(kind: ReplyKind): Answer {
  const { name, role, shortRole } = recordById('team', team, replies[kind].by, 'content/facts/promises.ts');
  const within = `within ${hoursTo(kind)}, ${replyDays}`;
  const [firstName = name] = name.split(' ');
  return { name, firstName, role, within, line: `${name}, ${shortRole}, answers ${within}.` };
}
