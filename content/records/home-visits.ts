import { z } from 'zod';
import { defineSingle } from './collection.ts';
import { atLeast, https, id, list, sample, text, title, whole } from './fields.ts';

const line = z.strictObject({ id, text: text(130, 'a line of the list') });

/** What to do in the heat until a technician comes: the advice of a public agency, in words of our own and nothing beyond it. */
export const heatAdviceSchema = z.strictObject({
  source: z.strictObject({ agency: title('the line under the list'), url: https }),
  steps: atLeast(1, line),
});

export const heatAdviceCollection = defineSingle({
  name: 'heat-advice',
  noun: 'list of advice',
  isShared: true,
  schema: heatAdviceSchema,
  questions: ({ source }) => [
    { field: 'source.url', text: `does ${source.url} still say what stands in steps?` },
  ],
});

/** When a technician arrives at a home, and by what a stranger at the door is known to be ours. */
export const homeVisitSchema = z.strictObject({
  sample,
  windowHours: whole(1, 8, 'hours').describe('How long the window of arrival is that is named on the call.'),
  noticeMinutes: whole(5, 120, 'minutes').describe('How long before arrival a text names the technician.'),
  signs: list(line).describe('In order: the call, the text, the door.'),
});

export const homeVisitCollection = defineSingle({
  name: 'home-visit',
  noun: 'visit to a home',
  schema: homeVisitSchema,
  questions: () => [
    {
      field: 'signs',
      text: 'is this window named on every call, this text sent, and this badge worn at every door?',
    },
  ],
});
