import type { Records } from '../records/collections.ts';
import { identity, insured, places, registered } from './company-facts.ts';
import type { Facts } from './format-fact.ts';
import { counts, partners, people } from './people-facts.ts';
import { agreed, prices, promised } from './terms-facts.ts';

/** Every fact of the records by the name that sentences use, in groups by what they are about. */
export function factsOf(records: Records): Readonly<Record<string, Facts>> {
  return {
    'Who the company is': identity(records),
    'Where it works': places(records),
    'When it answers and comes': promised(records),
    'What it costs': prices(records),
    'What the service agreement holds': agreed(records),
    'What it is bonded and insured for': insured(records),
    'What it is registered and certified as': registered(records),
    'Whom it trains and employs': people(records),
    'What it asks of partners': partners(records),
    'How much there is': counts(records),
  };
}
