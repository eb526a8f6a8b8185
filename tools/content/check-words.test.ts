import { expect, test } from 'vitest';
import { z } from 'zod';
import { list, text, wording } from '../../content/records/fields.ts';
import { checkWords } from './check-words.ts';

const schemas = {
  page: z.strictObject({
    title: text(10, 'the headline of the page'),
    steps: list(z.strictObject({ label: text(20, 'a label') })),
    range: wording,
  }),
};
const page = { title: 'In order', steps: [{ label: 'Call' }], range: () => '' };

function faultsOf(changes: object, module: object = { page: { ...page, ...changes } }): string[] {
  return checkWords(
    { '/content/pages/sample.ts': { ...module } },
    { '/content/pages/sample.schema.ts': { schemas } },
  );
}

test('words that keep to their schema have no faults', () => {
  expect(faultsOf({})).toEqual([]);
});

test.for<[fault: string, changes: object, sentence: string]>([
  [
    'a headline that is too long',
    { title: 'Out of order' },
    'page.title: has 12 characters, the limit for the headline of the page is 10; shorten it by 2',
  ],
  [
    'an unknown field',
    { steps: [{ label: 'Call', lable: 'Call' }] },
    'page.steps[0].lable: is no field of this record; write label, or remove it',
  ],
  [
    'a missing text',
    { title: undefined },
    'page.title: is missing; write the text for the headline of the page',
  ],
  ['an empty text', { steps: [{ label: ' ' }] }, 'page.steps[0].label: is empty; write the text for a label'],
  [
    'a text in place of a function',
    { range: '$18' },
    "page.range: is no function; write one that returns the text, such as (years) => formatCount(years, 'year')",
  ],
])('%s is named with its file, its field and the remedy', ([, changes, sentence]) => {
  expect(faultsOf(changes)).toEqual([`content/pages/sample.ts: ${sentence}`]);
});

test('words and schemas go together', () => {
  expect(faultsOf({}, { page, more: 'More' })).toEqual([
    'content/pages/sample.ts: more: has no schema; describe it in content/pages/sample.schema.ts',
  ]);
  expect(faultsOf({}, {})).toEqual(['content/pages/sample.ts: page: is gone; remove its schema too']);
  expect(checkWords({ '/content/pages/sample.ts': { page } }, {})).toEqual([
    'content/pages/sample.ts: schema: is missing; describe its words in content/pages/sample.schema.ts',
  ]);
});

test('a schema that others are put together from asks for no words', () => {
  expect(checkWords({}, { '/content/words/blocks.schema.ts': {} })).toEqual([]);
});
