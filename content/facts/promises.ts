import { promises } from 'records:promises';
import { rates } from 'records:rates';
import { serviceArea } from 'records:service-area';
import { capitalize, formatCount, formatList, formatTime } from '../values/format.ts';
import { openWeek } from './opening-hours.ts';

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
