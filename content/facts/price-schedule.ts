import { company } from 'records:company';
import { rates } from 'records:rates';
import { serviceArea } from 'records:service-area';
import { capitalize, countWords, formatCount, formatDollars, uncapitalize } from '../values/format.ts';
import { homeCounties, otherCountyCount } from './identity.ts';
import { afterHoursRate, helperRate, laborWarranty, sameRate, stepPrice, technicianRate } from './prices.ts';

/** A row of the price list. */
export interface Price {
  id: string;
  what: string;
  price: string;
  text: string;
}

const { privateTechnician, privateHelper, charges } = rates;
const isTravelFree = charges.travelDollarsPerMile === 0;
const isSameRate = charges.afterHoursPercent === 0;
const steps = { 15: 'a quarter hour', 30: 'a half hour', 60: 'an hour' } as const;

const hours: readonly Price[] = [
  {
    id: 'first-hour',
    what: 'First hour',
    price: technicianRate,
    text: `One technician: ${uncapitalize(privateTechnician.includes)}`,
  },
  {
    id: 'further-hours',
    what: 'After the first hour',
    price: `${stepPrice} ${steps[charges.stepMinutes]}`,
    text: 'You pay for the time used.',
  },
  {
    id: 'minimum',
    what: 'Minimum',
    price: formatCount(charges.minimumHours, 'hour'),
    text: 'There is no call-out fee on top.',
  },
  {
    id: 'helper',
    what: capitalize(privateHelper.who),
    price: `${helperRate} an hour`,
    text: privateHelper.includes,
  },
  {
    id: 'nights',
    what: 'Nights, weekends, holidays',
    price: isSameRate ? 'The same' : `${afterHoursRate} an hour`,
    text: isSameRate ? 'At 3:00 AM on a Sunday as at 3:00 PM on a Tuesday. After a storm too.' : sameRate,
  },
  {
    id: 'home-counties',
    what: `Travel in ${homeCounties}`,
    price: formatDollars(0),
    text: 'The first hour starts at your door.',
  },
  {
    id: 'other-counties',
    what: `Travel to the other ${otherCountyCount} counties`,
    price: isTravelFree ? formatDollars(0) : `${formatDollars(charges.travelDollarsPerMile)} a mile`,
    text: isTravelFree
      ? 'The first hour starts at your door there too.'
      : `One way, from our office in ${company.office.county} County. You hear the sum on the call.`,
  },
];

const parts: Price = {
  id: 'parts',
  what: 'Parts and refrigerant',
  price: 'Priced first',
  text: 'In writing, before they go in.',
};

const warranty: Price = {
  id: 'warranty',
  what: 'Warranty on a repair',
  price: laborWarranty,
  text: 'The same fault again: no charge for labor. The part has its maker’s warranty, named on the invoice.',
};

/** What a visit costs: at a house, and at a business. */
export const priceSchedule: Readonly<Record<'residential' | 'commercial', readonly Price[]>> = {
  residential: [
    ...hours,
    {
      id: 'diagnosis',
      what: 'Fault found, no repair',
      price: formatDollars(privateTechnician.dollarsPerHour * charges.diagnosisHours),
      text: `However long it took; travel outside the ${countWords(serviceArea.homeCounties.length, 'county', 'counties')} is added. You keep the findings in writing.`,
    },
    parts,
    warranty,
  ],
  commercial: [
    // both people have a row of the labor table beside it
    ...hours.filter(({ id }) => id !== 'first-hour' && id !== 'helper'),
    {
      id: 'diagnosis',
      what: 'Fault found, no repair',
      price: 'Time used',
      text: 'You agree to the hours before we start.',
    },
    parts,
    warranty,
    {
      id: 'agreement',
      what: 'With the agreement',
      price: 'Fixed price',
      text: 'Planned visits are paid by the agreement, not by the hour.',
    },
  ],
};
