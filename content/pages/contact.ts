import { promises } from 'records:promises';
import { regions } from 'records:regions';
import { serviceArea } from 'records:service-area';
import { countyCount, homeCountiesAre } from '../facts/identity.ts';
import {
  emergencyCommercial,
  emergencyConditions,
  homeSameDay,
  quoteReply,
  replyDays,
  routineRule,
} from '../facts/promises.ts';
import { capitalize, numberWord, uncapitalize } from '../values/format.ts';

const { emergency } = promises;

/** The words of /contact. */
export const contactPage = {
  call: 'Call us: one number, day and night',
  channels: {
    text: {
      label: 'Text',
      same: 'Same number',
      note: 'For emergencies. The first lines are written for you.',
    },
    email: { label: 'Email', note: `Answer within ${quoteReply}, ${replyDays}.` },
    office: 'Office',
    mailing: 'Mail',
  },
  desk: {
    caption: 'Illustration of the dispatch desk.',
    phone: { title: 'Phone', text: `answered ${emergency.line}` },
    map: { title: 'Map', text: `${countyCount} counties` },
  },
  hours: {
    title: 'Business hours',
    caption: 'Business hours by day',
    day: 'Days',
    chart: 'Hours drawn to scale',
    time: 'Hours',
    now: 'Now, {day} {time}',
    /** The last row: the line that is open at any hour. */
    line: { day: emergency.line, time: 'Emergency line' },
    routine: routineRule,
    axis: ['12 AM', '6 AM', 'noon', '6 PM', '12 AM'],
    closed: 'Emergency only',
  },
  certifications: 'Certifications',
  areas: {
    title: 'Service areas by region',
    note: `${countyCount} counties in ${numberWord(regions.length)} regions; ${homeCountiesAre} home.`,
    map: `Map of ${serviceArea.homeState}’s ${countyCount} counties in ${numberWord(regions.length)} numbered regions; ${homeCountiesAre} marked.`,
    near: {
      title: capitalize(emergencyCommercial),
      text: `Businesses and public buildings, day and night. Homes: ${uncapitalize(homeSameDay)}.`,
    },
    far: {
      title: 'Conditions',
      text: `${emergencyConditions} For planned work, the proposal names date, crew and travel.`,
    },
  },
};
