import { company } from 'records:company';
import { emergencyConditions, lifeSafety, quoteReply, replyDays } from '../facts/promises.ts';
import { chillerServices, shownJob } from '../facts/services.ts';
import { capitalize, numberWord } from '../values/format.ts';
import { textRates } from '../words/emergency.ts';

/** The words of /chillers/services. */
export const chillerServicesPage = {
  title: 'Chiller services, part\u00a0by\u00a0part',
  lead: `${capitalize(numberWord(chillerServices.length))} parts, written so that you can hold us to them: what each includes, and what you get on paper when it is done.`,
  actions: {
    quote: 'Get a quote',
    types: 'Chiller types',
    note: `A quote is answered within ${quoteReply}, ${replyDays}.`,
  },
  contents: 'Contents',
  part: 'Part',
  receive: 'You receive',
  emergency: {
    call: `Call ${company.phone.display}`,
    text: 'Emergency Text',
    note: `${emergencyConditions} ${lifeSafety} ${textRates}`,
  },
  job: { text: 'Most of the drawings show one job:', link: `${shownJob.sheet}, ${shownJob.title}` },
  end: 'Sample clauses, until the owner confirms them. Illustrations, not photographs.',
};
