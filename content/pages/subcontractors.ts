import { company } from 'records:company';
import { qualifications } from 'records:qualifications';
import { serviceArea } from 'records:service-area';
import { trades } from 'records:trades';
import { homeCounties, homeCountiesAre } from '../facts/identity.ts';
import { partnerReasons } from '../facts/subcontracting.ts';
import { capitalize, countWords, formatList, numberWord } from '../values/format.ts';

const required = numberWord(qualifications.length);

/** High-Velocity Hurricane Zone: Florida Building Code, section 202. */
const hurricaneZone = ['Broward', 'Miami-Dade'];

/** The home counties inside the zone or outside, what the letters mean with the first of them. */
function counties(isInside: boolean) {
  return serviceArea.homeCounties
    .filter((name) => hurricaneZone.includes(name) === isInside)
    .map((name, index) => {
      const outside =
        index === 0
          ? 'High winds, but outside the High-Velocity Hurricane Zone (HVHZ). Florida product approval.'
          : 'Outside the HVHZ.';
      const office = name === company.office.county ? 'Our office. ' : '';
      return { name, text: `${office}${isInside ? 'In the HVHZ.' : outside}` };
    });
}

/** The words of /subcontractors. */
export const subcontractorsPage = {
  title: `${capitalize(numberWord(trades.length))} trades wanted.`,
  lead: `We hold the mechanical contract and look for partners in ${countWords(trades.length, 'other trade')}, in ${homeCounties}.`,
  actions: {
    apply: 'Partner with us',
    mail: { subject: 'Subcontractor', label: company.email },
    qualifications: `${capitalize(required)} minimum qualifications`,
  },
  key: 'Trades wanted, numbered on the drawing',
  drawing: 'Illustration: the numbers show where each trade works.',
  approach: {
    title: 'How we work with a partner',
    statement: ['One scope sheet,', 'one price,', 'one date.'],
    text: 'You price from our drawings, not from a phone call. Whatever is not on the sheet is a change: in writing, before the work.',
    benefits: 'What you get from us',
    sample: 'Sample terms, until the owner confirms them.',
  },
  requirements: {
    title: 'Requirements by trade',
    differences: {
      title: 'What differs by trade',
      note: `On top of the ${required} minimum qualifications, which all trades show.`,
      caption: 'Trades, and what each one shows besides',
      requirement: 'Requirement',
    },
    sample: 'Sample requirements, until the owner confirms them.',
  },
  qualifications: {
    title: 'Minimum qualifications',
    note: `Meet all ${required}, say so in the form, and we send you a drawing to price.`,
  },
  reasons: { title: `${capitalize(numberWord(partnerReasons.length))} reasons to partner with us` },
  coverage: {
    title: 'Coverage area',
    map: `Map of southeast Florida: ${homeCountiesAre} marked; the High-Velocity Hurricane Zone covers ${formatList(hurricaneZone)}.`,
    counties: [...counties(false), ...counties(true)],
    hurricaneZone,
    hatched:
      'Hatched: the High-Velocity Hurricane Zone. Product approvals and signed wind calculations go in with the permit.',
  },
  card: { email: 'Email', license: 'Florida license' },
};
