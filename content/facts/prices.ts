import { formatCount, formatDollars, formatMoney, formatRange } from '../format.ts';
import { bonding } from '../records/bonding/bonding.ts';
import { company } from '../records/company/company.ts';
import { financing } from '../records/financing/financing.ts';
import { guarantees } from '../records/guarantees/guarantees.ts';
import { positions } from '../records/positions/positions.ts';
import { rates } from '../records/rates/rates.ts';
import { recordById } from './record-by-id.ts';

// How much, as it stands in sentences.

const years = (id: string) => formatCount(recordById('guarantees', guarantees, id).years, 'year');
const wages = positions.flatMap(({ pay }) => [pay.min, pay.max]);

/** $2M. */
export const bondSingle = formatMoney(bonding.single);
/** $5M. */
export const bondAggregate = formatMoney(bonding.aggregate);
/** 3%. */
export const bondPercent = `${bonding.performanceBondPercent}%`;
/** $50K–$1M+. */
export const projectValue = formatRange(company.projectValue, formatMoney);
/** 2 years. */
export const laborWarranty = years('labor');
/** 2 yr. */
export const laborWarrantyShort = `${recordById('guarantees', guarantees, 'labor').years} yr`;
/** up to 10 years. */
export const compressorWarranty = `up to ${years('compressor')}`;
/** 1 year. */
export const includedMaintenance = years('maintenance');
/** up to 10 years. */
export const financingTerm = `up to ${formatCount(financing.years, 'year')}`;
/** $180. */
export const technicianRate = formatDollars(rates.privateTechnician.dollarsPerHour);
/** $80. */
export const helperRate = formatDollars(rates.privateHelper.dollarsPerHour);
/** $280. */
export const governmentRate = formatDollars(rates.governmentTechnician.dollarsPerHour);
/** $18–$35, over all positions. */
export const payOverall = formatRange({ min: Math.min(...wages), max: Math.max(...wages) }, formatDollars);
