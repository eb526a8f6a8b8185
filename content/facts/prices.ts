import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { financing as terms } from 'records:financing';
import { guarantees } from 'records:guarantees';
import { positions } from 'records:positions';
import { rates } from 'records:rates';
import {
  formatCents,
  formatCount,
  formatDollars,
  formatMoney,
  formatNumber,
  formatRange,
} from '../values/format.ts';
import { recordById } from './record-by-id.ts';

// How much, as it stands in sentences.

const years = (id: string) =>
  formatCount(recordById('guarantees', guarantees, id, 'content/facts/prices.ts').years, 'year');
const wages = positions.flatMap(({ pay }) => [pay.min, pay.max]);
const { privateTechnician, charges } = rates;
const isSameRate = charges.afterHoursPercent === 0;

/** $2M. */
export const bondSingle = formatMoney(bonding.single);
/** $5M. */
export const bondAggregate = formatMoney(bonding.aggregate);
/** 3%. */
export const bondPercent = `${bonding.performanceBondPercent}%`;
/** What a performance bond adds, as a sentence. */
export const bondCost = `A performance bond adds ${bondPercent} of project cost.`;
/** within 2 business days: when the surety's letter for a named project is sent. */
export const suretyLetter = `within ${formatCount(bonding.letterDays, 'business day')}`;
/** $50K–$1M+. */
export const projectValue = formatRange(company.projectValue, formatMoney);
/** 2 years. */
export const laborWarranty = years('labor');
/** 2 yr. */
export const laborWarrantyShort = `${recordById('guarantees', guarantees, 'labor', 'content/facts/prices.ts').years} yr`;
/** up to 10 years. */
export const compressorWarranty = `up to ${years('compressor')}`;
/** 1 year. */
export const includedMaintenance = years('maintenance');
/** up to 10 years. */
export const financingTerm = `up to ${formatCount(terms.years, 'year')}`;
/** $180. */
export const technicianRate = formatDollars(privateTechnician.dollarsPerHour);
/** $80. */
export const helperRate = formatDollars(rates.privateHelper.dollarsPerHour);
/** $280. */
export const governmentRate = formatDollars(rates.governmentTechnician.dollarsPerHour);
/** $45: what is charged for each step after the first hour. */
export const stepPrice = formatDollars((privateTechnician.dollarsPerHour * charges.stepMinutes) / 60);
/** $270: the hour at night, on weekends and holidays. */
export const afterHoursRate = afterHours(privateTechnician.dollarsPerHour);
/** The first hour, beside its price: the first hour, day or night. */
export const firstHour = isSameRate ? 'the first hour, day or night' : 'the first hour by day';
/** Whether the rate changes at night, on holidays and after a storm. */
export const sameRate = whetherSame(afterHoursRate);
/** The same of the rate on government work. */
export const governmentSameRate = whetherSame(afterHours(rates.governmentTechnician.dollarsPerHour));
/** $18–$35, over all positions. */
export const payOverall = formatRange({ min: Math.min(...wages), max: Math.max(...wages) }, formatDollars);

function afterHours(dollarsPerHour: number): string {
  return formatDollars((dollarsPerHour * (100 + charges.afterHoursPercent)) / 100);
}

function whetherSame(rate: string): string {
  return isSameRate
    ? 'The rate is the same by day, at night, on weekends, on holidays and after a storm.'
    : `At night, on weekends and on holidays the rate is ${rate} (${charges.afterHoursPercent}% more).`;
}

const { lender } = terms;
const penalties = terms.hasPrepaymentPenalty ? 'a prepayment penalty' : 'no prepayment penalties';
const title = 'Paying over time';
const action = 'Apply for Financing';

/**
 * Paying over time. A stated period stands only beside down payment, payments and annual percentage rate of a lender
 * (Regulation Z, 12 CFR 1026.24(d)); without a lender no period is named.
 */
export const financing = lender
  ? {
      title,
      text: `A new system can be financed for ${financingTerm}, with ${penalties}.`,
      example: {
        title: `Example, ${lender.name}`,
        figure: formatCents(lender.paymentCents),
        unit: `a month for ${formatNumber(lender.payments)} months`,
        facts: [
          { term: 'Financed', value: formatDollars(lender.principal) },
          { term: 'Down payment', value: formatDollars(lender.downPayment) },
          {
            term: 'Annual percentage rate (APR)',
            value: `${lender.aprPercent}%, ${lender.isFixed ? 'fixed' : 'variable'}`,
          },
          { term: 'In all', value: formatCents(lender.paymentCents * lender.payments) },
        ],
      },
      conditions: 'Subject to credit approval.',
      action,
    }
  : {
      title,
      text: `A new system can be paid for over time, with ${penalties}. Rate, payments and term come in writing from the lender before you sign.`,
      example: null,
      conditions: 'Subject to credit approval by the lender. We are not the lender.',
      action,
    };

/** Whether the lender and its figures are stand-ins. */
export const isSampleLender = lender?.sample === true;
