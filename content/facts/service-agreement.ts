import { capitalize } from '../format.ts';
import { promises } from '../records/promises/promises.ts';
import { lifeSafety } from '../words/emergency.ts';
import { otherCountyCount } from './places.ts';
import { emergencyCommercial, emergencyConditions, officeHours, quoteReply } from './promises.ts';
import type { ServiceLevel } from './service-agreement.schema.ts';

const businessHours = officeHours
  .filter(({ time }) => time.includes('–'))
  .map(({ days, time }) => `${days} ${time}`)
  .join(', ');

/** The rows of the service agreement (SLA): hours count from the call. */
export const serviceLevels: readonly ServiceLevel[] = [
  {
    id: 'emergency',
    title: 'Emergency',
    text: 'Cooling lost. The line is answered day and night, all year.',
    hours: promises.emergency.commercialHours,
    promise: `Crew on site ${emergencyCommercial}`,
  },
  {
    id: 'quote',
    title: 'Quote or proposal',
    text: 'A price or a plain no, to a call or to a request for proposals (RFP).',
    hours: promises.quoteHours,
    promise: `Answer within ${quoteReply}`,
  },
  {
    id: 'routine',
    title: 'Routine call',
    text: `Worked in business hours: ${businessHours}.`,
    hours: null,
    promise: capitalize(promises.routineResponse),
  },
];

/** The conditions at the foot of the agreement. */
export const agreementTerms = [
  { term: 'Where the hours hold', value: emergencyConditions },
  { term: `Other ${otherCountyCount} counties`, value: 'Date and crew are named in the agreement.' },
  { term: 'Life safety', value: lifeSafety },
];
