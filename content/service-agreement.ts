import { company } from './company.ts';
import { emergencyCommercial, officeHours, otherCountyCount, quoteReply } from './facts.ts';
import { capitalize } from './format.ts';
import type { ServiceLevel } from './schema.ts';

const businessHours = officeHours
  .filter(({ time }) => time.includes('–'))
  .map(({ days, time }) => `${days} ${time}`)
  .join(', ');

/** The rows of the service agreement (SLA): hours count from the call. */
export const serviceLevels = [
  {
    id: 'emergency',
    title: 'Emergency',
    text: 'Cooling lost. The line is answered day and night, all year.',
    hours: company.emergency.commercialHours,
    promise: `Crew on site ${emergencyCommercial}`,
  },
  {
    id: 'quote',
    title: 'Quote or proposal',
    text: 'A price or a plain no, to a call or to a request for proposals (RFP).',
    hours: company.quoteHours,
    promise: `Answer within ${quoteReply}`,
  },
  {
    id: 'routine',
    title: 'Routine call',
    text: `Worked in business hours: ${businessHours}.`,
    hours: null,
    promise: capitalize(company.routineResponse),
  },
] as const satisfies readonly ServiceLevel[];

/** The conditions at the foot of the agreement. */
export const agreementTerms = [
  { term: 'Where the hours hold', value: company.emergency.conditions },
  { term: `Other ${otherCountyCount} counties`, value: 'Date and crew are named in the agreement.' },
  { term: 'Life safety', value: company.emergency.lifeSafety },
] as const;
