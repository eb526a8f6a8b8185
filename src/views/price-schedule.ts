import { financing as record } from 'records:financing';
import { agreement, care, diagnosis, parts, pay, rows, warranty, financing as words } from 'words:prices';

/** A row of the price list. */
export interface Price {
  id: string;
  what: string;
  price: string;
  text: string;
}

const shared = [
  { id: 'parts', ...parts },
  ...(warranty.price ? [{ id: 'warranty', ...warranty, price: warranty.price }] : []),
  { id: 'pay', ...pay },
];

/** What a visit costs: at a house, and at a business. */
export const priceSchedule: Readonly<Record<'residential' | 'commercial', readonly Price[]>> = {
  residential: [...rows, { id: 'diagnosis', ...diagnosis.home }, { id: 'care', ...care }, ...shared],
  commercial: [
    // both people have a row of the labor table beside it
    ...rows.filter(({ id }) => id !== 'first-hour' && id !== 'helper'),
    { id: 'diagnosis', ...diagnosis.business },
    ...shared,
    { id: 'agreement', ...agreement },
  ],
};

/** Paying over time; an example stands there while a lender vouches for it. */
export const financing = { ...words, example: record.lender && { ...words.example } };
