import { promises } from 'records:promises';
import { emergencyConditions, lifeSafety } from '../facts/promises.ts';
import { countParts } from '../values/format.ts';

/** Said beside a button that opens a text message. */
export const textRates = 'A text opens your own message app; standard rates apply.';

const { commercialHours, governmentHours, line } = promises.emergency;

/** The emergency banner. The promise of each audience, read on from label to figure, and how it calls: the number follows. */
export const emergencyBanner = {
  residential: {
    // when a crew comes is said under it: the label is that of the figure
    response: 'Answered',
    figure: line,
    unit: undefined,
    call: 'Call',
  },
  commercial: {
    response: 'Crew on site within',
    ...countParts(commercialHours, 'hour'),
    call: 'Call the emergency line',
  },
  government: {
    response: 'Crew on site within',
    ...countParts(governmentHours, 'hour'),
    call: 'Duty phone',
  },
  text: 'Emergency Text',
  textNote: textRates,
  /** Government work is called in under a contract, never by text. */
  contractNote: 'Have the contract or task order number ready.',
  conditions: emergencyConditions,
  lifeSafety,
};
