import { financing as record } from 'records:financing';
import { care, diagnosis, parts, pay, rows, warranty, financing as words } from 'words:prices';

/** A row of the price list. */
export interface Price {
  id: string;
  what: string;
  price: string;
  text: string;
}

/** Rows whose price says it all to a business; a home has a line under them. */
const plain: readonly string[] = ['further-hours', 'minimum', 'nights', 'home-counties'];

/** What a visit costs: at a house, and at a business. */
export const priceSchedule: Readonly<Record<'residential' | 'commercial', readonly Price[]>> = {
  residential: [
    ...rows,
    { id: 'diagnosis', ...diagnosis.home },
    { id: 'care', ...care },
    { id: 'parts', ...parts },
    ...(warranty.price ? [{ id: 'warranty', ...warranty, price: warranty.price }] : []),
    { id: 'pay', ...pay },
  ],
  commercial: [
    // both people have a row of the labor table beside it; the warranty stands with the guarantees
    ...rows
      .filter(({ id }) => id !== 'first-hour' && id !== 'helper')
      .map((row) => (plain.includes(row.id) ? { ...row, text: '' } : row)),
    { id: 'diagnosis', ...diagnosis.business },
    { id: 'parts', ...parts },
    { id: 'pay', ...pay, text: '' },
  ],
};

/** Paying over time; an example stands there while a lender vouches for it. */
export const financing = { ...words, example: record.lender && { ...words.example } };
