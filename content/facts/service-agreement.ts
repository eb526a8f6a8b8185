import { promises } from 'records:promises';
import { capitalize } from '../values/format.ts';
import { lateRemedy } from './agreement.ts';
import { businessHours } from './opening-hours.ts';
import { emergencyCommercial, emergencyConditions, lifeSafety } from './promises.ts';
import { quoteReply, replyDaysRule } from './replies.ts';
import type { ServiceLevel } from './service-agreement.schema.ts';

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
    text: `A price, the date of the visit that a price needs, or a plain no. ${replyDaysRule}`,
    hours: promises.replies.quote.hours,
    promise: `Answer within ${quoteReply}`,
  },
  {
    id: 'routine',
    title: 'Routine call',
    text: `In business hours: ${businessHours}.`,
    hours: null,
    promise: capitalize(promises.routineResponse),
  },
];

/** The conditions at the foot of the agreement. */
export const agreementTerms = [
  { term: 'Conditions', value: emergencyConditions },
  { term: 'If we are late', value: lateRemedy },
  { term: 'Life safety', value: lifeSafety },
];
