import { agreement } from 'records:agreement';
import { promises } from 'records:promises';
import { rates } from 'records:rates';
import { levels } from 'words:agreement';
import { formatDollars } from '#content/values/format.ts';

const { visitsPerYear } = promises.maintenance;

/** What the agreement costs a year, by unit: hours × visits × rate. */
export const agreementPrices = agreement.units.map(({ name, hoursPerVisit }) => ({
  unit: name,
  hours: String(hoursPerVisit),
  visits: String(visitsPerYear),
  year: formatDollars(hoursPerVisit * visitsPerYear * rates.privateTechnician.dollarsPerHour),
}));

/** A row of the service agreement; `hours` is null for a promise in days. */
export interface ServiceLevel {
  id: string;
  title: string;
  text: string;
  hours: number | null;
  promise: string;
}

/** The rows of the service agreement (SLA): hours count from the call. */
export const serviceLevels: readonly ServiceLevel[] = [
  { id: 'emergency', ...levels.emergency, hours: promises.emergency.commercialHours },
  { id: 'quote', ...levels.quote, hours: promises.replies.quote.hours },
  { id: 'routine', ...levels.routine, hours: null },
];
