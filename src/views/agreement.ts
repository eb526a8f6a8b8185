import { agreement } from 'records:agreement';
import { promises } from 'records:promises';
import { rates } from 'records:rates';
import { levels } from 'words:agreement';
import { formatDollars } from '#content/values/format.ts';

const { visitsPerYear } = promises.maintenance;

export const agreementPrices = agreement.units.map(({ name, hoursPerVisit }) => ({
  unit: name,
  hours: hoursPerVisit,
  visits: visitsPerYear,
  year: formatDollars(hoursPerVisit * visitsPerYear * rates.privateTechnician.dollarsPerHour),
}));

/** The rows of the service agreement (SLA): hours count from the call, null for a promise in days. */
export const serviceLevels = [
  { id: 'emergency', ...levels.emergency, hours: promises.emergency.commercialHours },
  { id: 'quote', ...levels.quote, hours: promises.replies.quote.hours },
  { id: 'routine', ...levels.routine, hours: null },
];

export type ServiceLevel = (typeof serviceLevels)[number];
