import { financing as record } from 'records:financing';
import { care, diagnosis, parts, pay, rows, financing as words } from 'words:prices';

const all = rows.map((row) => ({ text: '', ...row }));
/** What is said of these to a home; to a business the price says it all. */
const plain: readonly string[] = ['minimum', 'nights'];

export const priceSchedule = {
  residential: [
    ...all,
    { id: 'diagnosis', ...diagnosis.home },
    // what is done stands with the services
    { id: 'care', ...care, text: '' },
    { id: 'parts', ...parts },
    { id: 'pay', ...pay },
  ],
  commercial: [
    // both people have a row of the labor table beside it
    ...all
      .filter(({ id }) => id !== 'first-hour' && id !== 'helper')
      .map((row) => (plain.includes(row.id) ? { ...row, text: '' } : row)),
    { id: 'diagnosis', ...diagnosis.business },
    { id: 'parts', ...parts },
    { id: 'pay', ...pay, text: '' },
  ],
};

/** Paying over time; an example stands there while a lender vouches for it. */
export const financing = {
  ...words,
  example: record.lender && { ...words.example, sample: record.lender.sample },
};
