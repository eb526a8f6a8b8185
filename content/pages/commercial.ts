import { agreement } from 'records:agreement';
import { company } from 'records:company';
import { hours as officeWeek } from 'records:hours';
import { promises } from 'records:promises';
import { rates } from 'records:rates';
import { routes } from '../addresses/routes.ts';
import { agreementTerms, lateRemedyRule } from '../facts/agreement.ts';
import { allChillerTons, chillerTons } from '../facts/chiller-tons.ts';
import { licenseNumber, revision } from '../facts/identity.ts';
import { emergencyCommercial, emergencyHours, quoteReply } from '../facts/promises.ts';
import { markets } from '../facts/services.ts';
import type { OpeningDay } from '../records/places.ts';
import type { Rates } from '../records/prices.ts';
import {
  capitalize,
  formatDollars,
  formatRange,
  formatTime,
  minutesOf,
  numberWord,
  uncapitalize,
} from '../values/format.ts';

const week = officeWeek.days;

/** The call that the agreement is drawn for. */
const call = { day: 'Tuesday', time: '10:00' } as const;
/** The visit that the sum is drawn for. */
const visitHours = 2;
const labor = [laborOf('Technician', rates.privateTechnician), laborOf('Helper', rates.privateHelper)];

/** The words of the commercial page. */
export const commercialPage = {
  // breaks at its comma alone
  title: `Within\u00a0${emergencyHours}, in\u00a0writing.`,
  lead: `A crew on site within ${emergencyHours} and a quote within ${quoteReply}, for stores, offices, plants and warehouses, with chillers of ${formatRange(allChillerTons)} tons. ${lateRemedyRule}`,
  call: company.phone.display,
  read: 'What the agreement contains',

  sla: {
    title: 'Service-level agreement (SLA)',
    note: `Example: you call at ${formatTime(call.time)} on a ${call.day}.`,
    call,
    callMark: 'Your call',
    clock: 'Clock',
    closed: 'Bar: office closed',
    noon: 'Noon',
    midnight: 'Midnight',
    since: 'Hours since the call',
    figure: (hours: number) => `${hours} h`,
    /** The end of each promise in hours, for this call. */
    example: (hours: number) => `by ${timeAfterCall(hours)}`,
    /** Over the office hours of the first and second day. */
    days: ['Same day', 'or next day'],
    terms: [...agreementTerms, { term: 'Florida license', value: `No.: ${licenseNumber}` }],
    number: { term: 'Sheet', value: routes.commercial.sheet },
  },

  markets: {
    title: `${capitalize(numberWord(markets.length))} kinds of building`,
    workWindow: 'Work window',
  },

  services: {
    title: 'What we do in commercial buildings',
    chillers: {
      title: 'Chillers',
      text: 'Start-up, overhaul, re-tube, replacement.',
      ranges: [
        { figure: formatRange(chillerTons.airCooled), text: 'tons air-cooled' },
        { figure: formatRange(chillerTons.waterCooled), text: 'tons water-cooled' },
      ],
      more: 'Chiller types and services',
    },
    items: [
      {
        title: 'Rooftop units',
        text: 'Change-outs with crane, curb, permit and anchorage to the Florida Building Code.',
      },
      {
        title: 'VRF and split systems',
        text: 'Pressure-tested in front of you, the charge weighed in and written down.',
      },
      {
        title: 'Tenant build-outs',
        text: 'Duct, diffusers and thermostats to the new floor plan, airflow measured at every grille.',
      },
      {
        title: 'Controls',
        text: 'From one thermostat to direct digital control (DDC), with trend logs your own staff can read.',
      },
      {
        title: 'Planned maintenance',
        text: `${capitalize(numberWord(promises.maintenance.visitsPerYear))} visits a year. Readings are kept by serial number.`,
      },
    ],
    more: 'All equipment',
  },

  /** The sheet of the agreement; its rows and prices stand in content/facts/agreement.ts. */
  agreement: {
    id: 'agreement',
    title: 'What the service agreement contains',
    note: 'Sample schedule, one page. Yours lists your own units and dates.',
    head: 'Service agreement',
    kind: 'Sample schedule',
    prices: {
      caption: 'What it costs, for example',
      columns: { unit: 'Unit', hours: 'Hours a visit', visits: 'Visits', year: 'A year' },
      note: 'Filters, belts and oil are listed with their prices.',
    },
    signatures: ['Customer, date', `${company.name}, date`],
    block: [
      { term: 'Contractor', value: company.name, wide: true },
      { term: 'Florida license', value: `No.: ${licenseNumber}` },
      { term: 'Terms of', value: revision },
    ],
    sheet: { term: 'Agreement', value: agreement.number },
    ask: 'Ask for the agreement',
    print: 'Print this schedule',
    sample: 'Sample terms and prices, until the owner confirms them.',
  },

  rates: {
    title: 'What a visit costs',
    caption: 'Prices of a visit to a business',
    columns: { what: 'What', price: 'Price', text: 'How it is meant' },
    labor: {
      caption: `Labor for a visit of ${visitHours} hours by two people`,
      columns: { rate: 'Rate', text: 'What it includes', sum: 'Hours × rate', cost: 'Labor' },
      rows: labor,
      together: 'Together',
      total: formatDollars(labor.reduce((sum, { dollars }) => sum + dollars, 0)),
    },
    note: 'Larger work is one fixed price.',
    sample: 'Sample prices, until the owner confirms them.',
  },

  guarantees: {
    title: 'What is guaranteed, and for how long',
    /** A law keeps makers from asking for it on a home: ss. 559.956 and 559.957, Florida Statutes. */
    compressor: 'Outside homes a maker may ask for registration; we send it in with the start-up sheet.',
  },

  emergency: {
    title: 'Cooling lost in your building',
    subtitle: `Day or night, all year: a crew is on site ${emergencyCommercial} of your call. ${lateRemedyRule}`,
  },
} as const;

/** What one person's hours come to on the visit. */
function laborOf(who: string, { dollarsPerHour, includes }: Rates['privateHelper']) {
  const rate = formatDollars(dollarsPerHour);
  const dollars = dollarsPerHour * visitHours;
  const cost = formatDollars(dollars);
  return {
    who: `${who}, an hour`,
    rate,
    text: includes,
    sum: `${visitHours} h × ${rate}`,
    cost,
    dollars,
    share: `${cost} ${uncapitalize(who)}`,
  };
}

/** Clock time and day so many hours after the call: 2:00 PM, Wed 10:00 AM. */
function timeAfterCall(hours: number): string {
  const minutes = minutesOf(call.time) + hours * 60;
  const days = Math.floor(minutes / 1440);
  const rest = minutes % 1440;
  const time = formatTime(
    `${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}`,
  );
  if (days === 0) return time;
  const today = week.findIndex(({ day }) => day === call.day);
  const { day } = week[(today + days) % week.length] as OpeningDay;
  return `${day.slice(0, 3)} ${time}`;
}
