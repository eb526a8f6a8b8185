import { company } from 'records:company';
import { promises } from 'records:promises';
import { rates } from 'records:rates';
import {
  countyCount,
  homeCountiesAre,
  licenseLine,
  otherCountyCount,
  revisionMonth,
} from '../facts/identity.ts';
import { liabilityEach } from '../facts/insurance.ts';
import { residentialTestimonials } from '../facts/people.ts';
import { firstHour, isSampleLender, sameRate, technicianRate } from '../facts/prices.ts';
import {
  emergencyConditions,
  homeArriveBy,
  homeCallBy,
  homeMaintenanceVisits,
  homeNightVisit,
  quoteReply,
} from '../facts/promises.ts';
import { capitalize, countWords, formatRating, formatShortTime, formatTime } from '../values/format.ts';
import { sampleTestimonial } from '../words/parts.ts';

const { emergency } = promises;
const { phone } = company;

/** The words of the page for homeowners. */
export const residentialPage = {
  title: `No cooling? Call\u00a0by\u00a0${formatShortTime(emergency.home.callBy).replace(' ', '\u00a0')}.`,
  promise: `We come the ${emergency.residential}.`,
  condition: emergencyConditions,
  price: { figure: technicianRate, text: firstHour, all: 'All prices' },
  call: `Call ${phone.display}`,
  text: 'Text us',
  county: 'Your county?',
  license: licenseLine,

  /** The day of a call, from the end of one night to the end of the next. */
  lane: {
    caption: 'When we come, by the time of your call',
    noon: 'noon',
    midnight: 'midnight',
    now: 'Now {now}',
    day: {
      title: `Call by ${homeCallBy}: we come today.`,
      text: `From ${formatTime(emergency.home.nightEnds)}, every day of the week.`,
    },
    later: {
      title: `Later: in the morning by ${homeArriveBy}.`,
      text: `Or during the night ${homeNightVisit}.`,
    },
    line: `A person answers ${emergency.line}. ${sameRate}`,
  },

  prices: {
    title: 'What a visit costs',
    caption: 'Prices of a visit at a house',
    columns: { what: 'What', price: 'Price', text: 'How it is meant' },
    note: `A new system is one fixed price, in writing within ${quoteReply} of measuring your house.`,
    sample: rates.sample ? 'Sample prices, until the owner confirms them.' : null,
  },

  services: {
    title: 'What we do at a house',
    note: 'Find the part on the drawing: its number is the service. Illustration, not to scale.',
    list: [
      {
        title: 'Repair',
        text: 'The van carries the parts that fail most: capacitors, contactors, fan motors, float switches.',
      },
      {
        title: 'New system',
        text: 'Sized from a load calculation of your house. We pull the permit, meet the inspector and take the old unit away.',
      },
      {
        title: `Care, ${homeMaintenanceVisits}`,
        text: 'Coil washed, drain flushed, charge checked. You get the readings.',
      },
      {
        title: 'Ducts and air',
        text: 'Leaks sealed, rooms balanced, return air added where the back bedroom never cools.',
      },
      { title: 'After a storm', text: 'Pad and tie-downs checked before the power goes back on.' },
    ],
  },

  cover: {
    title: 'What is covered, and for how long',
    note: 'Our own terms and the maker’s, all three to one scale.',
    // a condition of registration is void on a home, and the buyer of the house takes the term over
    compressor:
      'On a home it holds without registration, and it passes to the next owner of the house at no charge, for the rest of its term (ss.\u00a0559.956–.957, Florida Statutes).',
    insured: `We are insured: general liability ${liabilityEach}, workers’ compensation as Florida law requires. Ask for the certificate.`,
  },

  storm: {
    title: 'When a storm is coming, and after it has gone',
    caption: 'What we do at each part before a storm and after it',
    part: 'Part',
    before: { title: 'Before', text: 'Book before June 1, when the season opens.' },
    after: { title: 'After', text: 'Once officials have reopened your road.' },
    /** By their flags on the drawing: the first is 1. */
    parts: [
      {
        name: 'Disconnect switch',
        before: 'Tested, with the surge protector. You are shown how to switch off.',
        after: 'Switched off before we open the unit. Wiring and contactor dried or changed.',
      },
      {
        name: 'Straps and panels',
        before: 'Straps tightened or added, loose panels screwed down.',
        after: 'Photographed, with a written report for your insurer.',
      },
      {
        name: 'Pad and clips',
        before: 'Pad level, drain flushed.',
        after: 'Checked before the power goes back on.',
      },
    ],
    sample: company.sample ? 'Sample clauses, until the owner confirms them.' : null,
  },

  financing: {
    sample: isSampleLender ? 'Sample lender and figures, until a real lender supplies its own.' : null,
  },

  refrigerant: {
    title: 'Does your system run on R-410A?',
    text: 'It can still be repaired: parts and refrigerant remain available. Systems made since 2025 use newer refrigerants, which call for listed equipment and trained crews.',
    date: `As of ${revisionMonth}.`,
  },

  testimonials: {
    title: residentialTestimonials.every(({ sample }) => sample)
      ? `${capitalize(countWords(residentialTestimonials.length, 'sample quotation'))} from homeowners`
      : `What ${countWords(residentialTestimonials.length, 'homeowner')} said`,
    list: residentialTestimonials.map(({ id, sample, name, role, text, rating }) => ({
      id,
      name,
      mark: sample ? sampleTestimonial : null,
      role,
      text,
      rating: formatRating(rating),
    })),
    sample: residentialTestimonials.some(({ sample }) => sample)
      ? 'Sample quotations, until the owner supplies customers’ own words.'
      : null,
  },

  counties: {
    title: 'Do you come to my county?',
    answer: `Yes, to all ${countyCount} in Florida.`,
    home: capitalize(emergency.residential),
    list: `All ${countyCount}, A to Z`,
    others: { title: `The other ${otherCountyCount}`, text: emergencyConditions },
    map: `Map of Florida’s ${countyCount} counties; ${homeCountiesAre} marked.`,
  },

  emergency: {
    title: 'If it stops at night',
    subtitle: `Until ${homeCallBy} we come the ${emergency.residential}; after that, in the morning. If you smell burning, switch the unit off at the breaker first.`,
  },
} as const;

const today = `Call by ${homeCallBy} and we come today.`;
const morning = `by ${homeArriveBy}, or during the night ${homeNightVisit}.`;

/** What the first screen of /residential says by the clock in Florida, by state; `{now}` is the time. All of them are shorter than `homeRule`, whose place they take. */
export const homeNow = {
  office: `Now {now} Eastern: ${emergency.answers.office} answers. ${today}`,
  'on-duty': `Now {now} Eastern: ${emergency.answers.otherwise} answers. ${today}`,
  late: `Now {now} Eastern: ${emergency.answers.otherwise} answers. We come tomorrow ${morning}`,
  night: `Now {now} Eastern: ${emergency.answers.otherwise} answers. We come today ${morning}`,
} as const;
