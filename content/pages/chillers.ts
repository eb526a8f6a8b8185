import { chillerTypes } from 'records:chiller-types';
import { company } from 'records:company';
import { industries } from 'records:industries';
import { routes } from '../addresses/routes.ts';
import { allChillerTons } from '../facts/chiller-tons.ts';
import { quoteReply } from '../facts/promises.ts';
import { chillerServices } from '../facts/services.ts';
import type { ChillerType, Industry } from '../records/chillers.ts';
import { capitalize, formatRange, numberWord } from '../values/format.ts';
import { textRates } from '../words/emergency.ts';

const typeCount = capitalize(numberWord(chillerTypes.length));

/** The words of /chillers. */
export const chillersPage = {
  title: { before: 'Chillers of', range: splitRange(formatRange(allChillerTons)), after: 'tons' },
  lead: `${typeCount} types cover that range, and they overlap. Find your load in tons on the scale, then read down: what each type asks of your building, and what we do to it.`,
  actions: {
    quote: 'Get a quote',
    emergency: 'Emergency service',
    call: company.phone.display,
    note: `A quote is answered within ${quoteReply}. Emergency service starts a text to us. ${textRates}`,
  },
  types: {
    title: 'Which type carries your load',
    note: 'Typical tons of cooling, not limits. From 10 to 100 is as wide as from 100 to 1,000. Machines are not to scale.',
    /** What tells the types of one kind apart; stands over them. */
    kinds: { 'heat rejection': 'By where the heat goes', compressor: 'By the compressor' } satisfies Record<
      ChillerType['kind'],
      string
    >,
    unit: 'tons',
    range: (range: ChillerType['tons']) => formatRange(range),
    elevation: (name: string) => `Side view of the ${name.toLowerCase()} machine`,
  },
  building: {
    title: 'What each one asks of your building',
    note: 'A screw machine asks what its type asks, and headroom to lift the compressor.',
    caption: 'What each type of chiller asks of a building',
    question: 'Question',
    /** In the order of a type's answers. */
    questions: ['Where it stands', 'Water', 'Wind and salt', 'Access'],
  },
  services: {
    title: 'What we do over a chiller’s life',
    planned: 'Planned, from the first day on',
    unplanned: 'At any time',
    sheet: routes.chillerServices.sheet,
    more: `All ${numberWord(chillerServices.length)} parts in full`,
  },
  industries: {
    title: `${capitalize(numberWord(industries.length))} industries and their usual chillers`,
    note: 'The load and the roof decide; these are the usual answers.',
    caption: 'Industries, what their load is like, and how usual each type of chiller is there',
    columns: { industry: 'Industry', load: 'What the load is like' },
    /** For the legend and for screen readers. */
    marks: { usual: 'The usual choice', seen: 'Also seen', rare: 'Rarely' } satisfies Record<
      Industry['marks']['screw'],
      string
    >,
    sample: 'Sample marks, until the owner confirms them.',
  },
  emergency: {
    title: 'A chiller is down',
    subtitle: 'Say which machine, since when, and what the panel shows.',
  },
};

/** 10– and 2,000+: letters that are set far apart need a second line. */
function splitRange(range: string) {
  const [from = '', to = ''] = range.split(/(?<=–)/);
  return { from, to };
}
