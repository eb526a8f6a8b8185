import { licenseLine, revisionMonth } from '../facts/identity.ts';
import { countyCount, homeCounties } from '../facts/places.ts';
import { helperRate, sameRate, technicianRate } from '../facts/prices.ts';
import { emergencyConditions, travelCondition } from '../facts/promises.ts';
import { quoteReply } from '../facts/replies.ts';
import { residentialTestimonials } from '../facts/testimonials.ts';
import { capitalize, countWords, formatRating } from '../format.ts';
import { company } from '../records/company/company.ts';
import { guarantees } from '../records/guarantees/guarantees.ts';
import { promises } from '../records/promises/promises.ts';
import { rates } from '../records/rates/rates.ts';

const { emergency } = promises;
const { phone } = company;

/** The words of the page for homeowners. */
export const residential = {
  title: 'No cooling? Call or text.',
  promise: `We come the ${emergency.residential}.`,
  condition: travelCondition,
  price: { figure: technicianRate, text: 'an hour, one technician' },
  call: `Call ${phone.display}`,
  text: 'Text us',
  county: 'Your county?',
  license: licenseLine,
  callout: { title: 'Disconnect', text: 'off before anyone opens the unit' },

  prices: {
    title: 'What an hour costs',
    rates: [
      {
        figure: technicianRate,
        unit: `an hour for a ${rates.privateTechnician.who}`,
        includes: rates.privateTechnician.includes,
      },
      {
        figure: helperRate,
        unit: `an hour for a ${rates.privateHelper.who}`,
        includes: rates.privateHelper.includes,
      },
    ],
    note: `${sameRate} A new system is one fixed price, in writing within ${quoteReply} of measuring your house.`,
  },

  services: {
    title: 'What we do at a house',
    note: 'Find the part on the drawing: its number is the service. Illustration, not to scale.',
    drawing:
      'Drawing of a house cut through: ducts in the attic, air handler in a closet with its drain through the slab, thermostat on the wall. A woman is on the phone inside; a technician kneels at the condensing unit outside.',
    list: [
      {
        title: 'Repair',
        text: `${capitalize(emergency.residential)}. We carry the parts that fail most: capacitors, contactors, fan motors, float switches.`,
      },
      {
        title: 'New system',
        text: 'Sized from a load calculation of your house. Permit pulled, old unit removed, thermostat set with you.',
      },
      {
        title: 'Yearly care',
        text: 'Coil washed, drain flushed, charge checked. You get the readings.',
      },
      {
        title: 'Ducts and air',
        text: 'Leaks sealed, rooms balanced, return air where the back bedroom never cools.',
      },
      { title: 'After a storm', text: 'Pad and tie-downs checked before the power goes back on.' },
    ],
  },

  cover: {
    title: 'What is covered, and for how long',
    note: 'Our own terms and the maker’s, in years.',
    items: guarantees.map(({ id, years, isAtMost, title, text }) => ({
      id,
      years,
      title: `${years === 1 ? 'year' : 'years'} ${isAtMost ? 'at most, ' : ''}${title}`,
      text,
    })),
    unit: 'years',
  },

  refrigerant: {
    title: 'Does your system run on R-410A?',
    text: 'It can still be repaired: parts and refrigerant remain available. Systems made since 2025 use newer refrigerants, which call for listed equipment and trained crews.',
    date: `As of ${revisionMonth}.`,
  },

  voices: {
    title: `What ${countWords(residentialTestimonials.length, 'homeowner')} said`,
    list: residentialTestimonials.map(({ id, name, role, text, rating }) => ({
      id,
      name,
      role,
      text,
      rating: formatRating(rating),
    })),
    sample: 'Sample quotations, until the owner supplies customers’ own words.',
  },

  counties: {
    title: 'Do you come to my county?',
    answer: `Yes, to all ${countyCount} in Florida.`,
    home: capitalize(emergency.residential),
    list: `All ${countyCount}, A to Z`,
    others: emergencyConditions,
    map: `Map of Florida’s ${countyCount} counties; ${homeCounties} are marked.`,
  },

  emergency: {
    title: 'If it stops at night',
    subtitle: 'If you smell burning, switch the unit off at the breaker before you call.',
  },
} as const;
