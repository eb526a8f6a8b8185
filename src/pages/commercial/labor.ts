import { rates } from 'records:rates';
import { rates as words } from 'words:commercial';
import type { Rates } from '#content/records/prices.ts';
import { formatDollars, uncapitalize } from '#content/values/format.ts';

/** The visit that the sum is drawn for, in hours. */
export const visitHours = 2;

/** What each person's hours come to on the visit. */
export const labor = [
  laborOf(words.labor.technician, rates.privateTechnician),
  laborOf(words.labor.helper, rates.privateHelper),
];

/** Dollars for the labor of both. */
export const total = labor.reduce((sum, { dollars }) => sum + dollars, 0);

function laborOf(who: string, { dollarsPerHour, includes }: Rates['privateHelper']) {
  const rate = formatDollars(dollarsPerHour);
  const dollars = dollarsPerHour * visitHours;
  const cost = formatDollars(dollars);
  return {
    who: words.labor.who({ who }),
    rate,
    text: includes,
    sum: words.labor.product({ hours: visitHours, rate }),
    cost,
    dollars,
    share: words.labor.share({ cost, who: uncapitalize(who) }),
  };
}
