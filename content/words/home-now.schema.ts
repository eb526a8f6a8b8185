import { z } from 'zod';
import { homeRule } from '../facts/promises.ts';
import { text } from '../records/fields.ts';

/** It takes the place of the rule on the first screen: longer, it would push what stands below. */
const state = text(homeRule.length, 'the clock of /residential, where the rule stands without it').regex(
  /\{now\}/,
  {
    error: 'does not name the time; write {now} where it belongs',
  },
);

export const schemas = {
  homeNow: z.strictObject({ office: state, 'on-duty': state, late: state, night: state }),
};
