import { capitalize, formatList } from '../format.ts';
import { company } from '../records/company/company.ts';
import type { Entry } from '../records/entry-fields.ts';
import { qualifications } from '../records/qualifications/qualifications.ts';
import { trades } from '../records/trades/trades.ts';
import { composed } from './composed.ts';
import { partnerInsuranceBesides, partnerLiability } from './subcontract.ts';

const namesOf = (list: typeof trades) => {
  const names = list.map(({ name }) => name.toLowerCase());
  // "crane and rigging" is one trade: a second "and" would make it two
  return capitalize(names.some((name) => name.includes(' and ')) ? names.join(', ') : formatList(names));
};
const licensed = namesOf(trades.filter(({ license }) => license !== null));
const free = namesOf(trades.filter(({ license }) => license === null));

const licenseLine = [
  licensed && `${licensed}: the Florida license named in the table.`,
  free && `${free}: the state has none, and we ask for none.`,
]
  .filter((sentence) => sentence !== '')
  .join(' ');

/** What every partner must hold, in its order; what quotes licenses and limits follows from their records. */
export const minimumQualifications: readonly Entry[] = composed('qualifications', qualifications, {
  license: licenseLine,
  liability: `Certificate: ${partnerLiability}, ${company.name} as additional insured. ${partnerInsuranceBesides}`,
});
