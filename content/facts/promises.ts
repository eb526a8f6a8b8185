import { formatCount, formatList, formatTime } from '../format.ts';
import { hours } from '../records/hours/hours.ts';
import type { OpeningDay } from '../records/hours/schema.ts';
import { promises } from '../records/promises/promises.ts';
import { serviceArea } from '../records/service-area/service-area.ts';

// How soon the company comes and answers, as it stands in sentences.

const { emergency } = promises;

/** 4 hours. */
export const emergencyHours = formatCount(emergency.commercialHours, 'hour');
/** 4 h. */
export const emergencyHoursShort = `${emergency.commercialHours} h`;
export const emergencyCommercial = `within ${formatCount(emergency.commercialHours, 'hour')}`;
export const emergencyGovernment = `within ${formatCount(emergency.governmentHours, 'hour')}`;
/** The condition that stands beside the promise wherever it is made. */
export const emergencyConditions = `Travel to counties outside ${formatList(serviceArea.homeCounties)} is confirmed on the call.`;
/** 24 hours, for quotes, RFQs and RFPs. */
export const quoteReply = formatCount(promises.quoteHours, 'hour');
/** 24 h. */
export const quoteReplyShort = `${promises.quoteHours} h`;
export const trainingReply = formatCount(promises.trainingReplyHours, 'hour');
export const careersReply = formatCount(promises.careersReplyHours, 'hour');
/** Days with the same hours together: Mon–Fri, Sat, Sun. */
export const officeHours = groupHours(hours.days);
/** 4 visits a year. */
export const maintenanceVisits = `${formatCount(promises.maintenanceVisitsPerYear, 'visit')} a year`;

function groupHours(days: readonly OpeningDay[]): { days: string; time: string }[] {
  const groups: { first: string; last: string; time: string }[] = [];
  for (const { day, open } of days) {
    const time = open ? `${formatTime(open.from)}–${formatTime(open.to)}` : 'emergency only';
    const group = groups.at(-1);
    if (group?.time === time) group.last = day;
    else groups.push({ first: day, last: day, time });
  }
  const short = (day: string) => day.slice(0, 3);
  return groups.map(({ first, last, time }) => ({
    days: first === last ? short(first) : `${short(first)}–${short(last)}`,
    time,
  }));
}
