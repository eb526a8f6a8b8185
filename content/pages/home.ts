import { agreement } from 'records:agreement';
import { bonding } from 'records:bonding';
import { company } from 'records:company';
import { promises } from 'records:promises';
import { trades } from 'records:trades';
import { chillerTons } from '../facts/chiller-tons.ts';
import { countyCount, licenseLine, ownerLine } from '../facts/identity.ts';
import { liabilityLimits } from '../facts/insurance.ts';
import { primaryNaicsCode } from '../facts/naics.ts';
import {
  bondCost,
  compressorWarranty,
  firstHour,
  laborWarranty,
  suretyLetter,
  technicianRate,
} from '../facts/prices.ts';
import {
  emergencyCommercial,
  emergencyConditions,
  emergencyHoursShort,
  homeSameDay,
  lifeSafety,
  quoteReply,
  replyDays,
  replyDaysShort,
  routineDays,
} from '../facts/promises.ts';
import { services } from '../facts/services.ts';
import type { RouteName } from '../values/addresses.ts';
import { capitalize, countWords, formatNumber, numberWord } from '../values/format.ts';

const { emergency } = promises;
const { remedy } = agreement;
const { max, isOpen } = chillerTons.waterCooled;

/** The words of the home page. */
export const homePage = {
  title: 'Florida air conditioning, built to the drawing.',
  lead: `From the split system of a house to chillers of ${formatNumber(max)} tons${isOpen ? ' and more' : ''}. Our crews do the mechanical work; partners do ${countWords(trades.length, 'other trade')}.`,
  call: `Call ${company.phone.display}`,
  text: 'Text an emergency',
  license: { term: 'License', value: licenseLine },
  owner: { term: 'Owner', value: ownerLine },

  paths: [
    {
      route: 'government',
      title: 'Government',
      figure: primaryNaicsCode.code,
      unit: 'Primary NAICS code',
      text: 'Identifiers, size, bonding, insurance and past work on one sheet you can forward.',
    },
    {
      route: 'commercial',
      title: 'Commercial',
      figure: `${remedy.freeHours} h`,
      unit: 'Free if late, by agreement',
      text: 'The service agreement names the hours, and what you get if we miss them.',
    },
    {
      route: 'residential',
      title: 'Residential',
      figure: technicianRate,
      unit: capitalize(firstHour),
      text: 'All prices of a visit stand on the page before you call.',
    },
  ] satisfies Path[],

  cut: {
    drawn: 'As drawn',
    built: 'As built',
    slider: 'Section line: percent of the plant room shown as drawn',
    caption: 'Illustration: one chiller plant room, drawn and finished.',
  },

  visit: {
    title: 'What a maintenance visit touches',
    note: 'Illustration: a section through an air handler.',
    parts: [
      { title: 'Dampers', text: 'Stroked open and shut, linkage greased.' },
      { title: 'Filters', text: 'Changed on the gauge reading, not the calendar.' },
      { title: 'Valves', text: 'Isolated, exercised, packing checked.' },
      { title: 'Coil', text: 'Washed from the clean side, fins combed.' },
      { title: 'Drain pan', text: 'Flushed, trap primed, float switch tripped.' },
      { title: 'Fans', text: 'Amps and vibration logged, bearings greased.' },
      { title: 'Controller', text: 'Set points checked against the drawing.' },
    ],
    visits: {
      count: promises.maintenance.visitsPerYear,
      title: 'visits a year',
      text: `At a house ${numberWord(promises.maintenance.homeVisitsPerYear)}. You keep the readings.`,
    },
  },

  clock: {
    title: 'When it stops anyway, the clock starts with your call.',
    text: `A crew is on site ${emergencyCommercial} at businesses and public buildings. The line is answered ${emergency.line}, all year. ${lifeSafety}`,
    figure: emergencyHoursShort,
    hours: emergency.commercialHours,
    measures: 'from call to crew on site',
    condition: emergencyConditions,
    promises: [
      { term: 'Homes, cooling out', value: homeSameDay },
      { term: 'Routine visit', value: routineDays },
      { term: 'Quote or proposal', value: `Within ${quoteReply}, ${replyDaysShort}` },
    ],
  },

  credentials: {
    title: 'Credentials',
    note: 'What we hold, what is in process, and where to check it.',
  },

  bonding: {
    title: 'Bonding capacity',
    single: 'single project',
    aggregate: 'aggregate, all open projects together',
    note: `${bondCost} ${bonding.surety === null ? 'Surety’s letter' : `Surety: ${bonding.surety}; letter`} for a named project ${suretyLetter}.`,
    more: 'Bonding for government work',
  },

  services: {
    title: `${capitalize(numberWord(services.length))} services`,
    note: 'Capacity ranges are typical, not limits.',
    notesTitle: 'General notes',
    notes: [
      `We pull the permit and meet the inspector, in all ${countyCount} counties.`,
      `Workmanship and labor are warranted for ${laborWarranty}, on installations and repairs. Compressors carry the maker’s warranty, ${compressorWarranty}.`,
      'Outdoor equipment is anchored to the Florida Building Code.',
      'You keep the readings, the photos and the drawings.',
      `Insured: general liability ${liabilityLimits}. Ask for the certificate.`,
    ],
  },

  close: {
    title: 'Send the drawing, the nameplate or a photo of the unit.',
    text: `A quote or a proposal is answered within ${quoteReply}, ${replyDays}.`,
    quote: 'Get a quote',
  },
} as const;

interface Path {
  route: RouteName;
  title: string;
  /** The one number that its visitors look for first. */
  figure: string;
  /** What the figure counts, beside it. */
  unit: string;
  text: string;
}
