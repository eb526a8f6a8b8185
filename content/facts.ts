import { company } from './company.ts';
import {
  formatCount,
  formatDate,
  formatDollars,
  formatList,
  formatMoney,
  formatMonth,
  formatRange,
  formatTime,
  orToBeSupplied,
} from './format.ts';
import type { Address, OpeningDay, Pay } from './schema.ts';

const { bonding, emergency, financing, license, maintenance, pay, rates, warranty } = company;

// The constants of company.ts as they stand in sentences, so that no page writes them a second time.
// Named exports: a page brings the browser only the ones that it uses.

/* ---- Who: "to be supplied", set in italics, until it is known ---- */

export const licenseNumber = orToBeSupplied(license.number);
/** Every page and print carries it by law. */
export const licenseLine = `${license.title} no.: ${licenseNumber}`;
export const licenseShort = `${company.homeState} license no.: ${licenseNumber}`;
export const licenseClass = orToBeSupplied(license.class);
export const qualifier = orToBeSupplied(license.qualifier);
export const legalName = orToBeSupplied(company.legalName);
export const uei = orToBeSupplied(company.uei);
export const cage = orToBeSupplied(company.cage);
export const surety = orToBeSupplied(bonding.surety);
export const lender = orToBeSupplied(financing.lender);
/** The share that makes the company woman-owned: 51%. */
export const womanOwned = `${company.ownership.president}%`;
export const copyright = `© ${company.copyrightYear} ${company.name}`;
/** November 21, 2026. */
export const revision = formatDate(company.revision);
/** November 2026. */
export const revisionMonth = formatMonth(company.revision);

/* ---- When ---- */

/** 4 hours. */
export const emergencyHours = formatCount(emergency.commercialHours, 'hour');
/** 4 h. */
export const emergencyHoursShort = `${emergency.commercialHours} h`;
export const emergencyCommercial = `within ${formatCount(emergency.commercialHours, 'hour')}`;
export const emergencyGovernment = `within ${formatCount(emergency.governmentHours, 'hour')}`;
/** 24 hours, for quotes, RFQs and RFPs. */
export const quoteReply = formatCount(company.quoteHours, 'hour');
/** 24 h. */
export const quoteReplyShort = `${company.quoteHours} h`;
export const trainingReply = formatCount(company.trainingReplyHours, 'hour');
export const careersReply = formatCount(company.careersReplyHours, 'hour');
/** Days with the same hours together: Mon–Fri, Sat, Sun. */
export const officeHours = groupHours(company.hours);
/** 4 visits a year. */
export const maintenanceVisits = `${maintenance.visitsPerYear} visits a year`;

/* ---- How much ---- */

/** $2M. */
export const bondSingle = formatMoney(bonding.single);
/** $5M. */
export const bondAggregate = formatMoney(bonding.aggregate);
/** 3%. */
export const bondPercent = `${bonding.performanceBondPercent}%`;
/** $50K–$1M+. */
export const projectValue = formatRange(company.projectValue, formatMoney);
/** 2 years. */
export const laborWarranty = formatCount(warranty.laborYears, 'year');
/** up to 10 years. */
export const compressorWarranty = `up to ${formatCount(warranty.compressorYears, 'year')}`;
/** 1 year. */
export const includedMaintenance = formatCount(maintenance.includedYears, 'year');
/** up to 10 years. */
export const financingTerm = `up to ${formatCount(financing.years, 'year')}`;
/** $180. */
export const technicianRate = formatDollars(rates.privateTechnician.dollarsPerHour);
/** $80. */
export const helperRate = formatDollars(rates.privateHelper.dollarsPerHour);
/** $280. */
export const governmentRate = formatDollars(rates.governmentTechnician.dollarsPerHour);
/** $18–$35, over all positions. */
export const payOverall = formatRange(
  {
    min: Math.min(...Object.values(pay).map(({ min }) => min)),
    max: Math.max(...Object.values(pay).map(({ max }) => max)),
  },
  formatDollars,
);
/** $25–$35/hour. */
export const technicianPay = formatPay(pay.technician);
export const apprenticePay = formatPay(pay.apprentice);
/** $30–$35/hour plus bonuses. */
export const supervisorPay = formatPay(pay.supervisor);

/* ---- Where ---- */

/** Broward, Palm Beach and Miami-Dade. */
export const homeCounties = formatList(company.homeCounties);
/** 64. */
export const otherCountyCount = company.countyCount - company.homeCounties.length;
export const officeLines = addressLines(company.office, 'Street address');
export const mailingLines = addressLines(company.mailing, 'P.O. box');

/** Pay as text: $30–$35/hour plus bonuses. */
export function formatPay({ min, max, hasBonuses }: Pay): string {
  return `${formatRange({ min, max }, formatDollars)}/hour${hasBonuses ? ' plus bonuses' : ''}`;
}

function addressLines({ street, city, county, state, zip }: Address, missing: string): string[] {
  const place =
    city === null ? `${county} County, ${state}` : `${city}, ${state}${zip === null ? '' : ` ${zip}`}`;
  return [street === null ? `${missing} to be supplied` : street, place];
}

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
