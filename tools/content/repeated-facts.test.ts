import { expect, test } from 'vitest';
import { readEdited } from '../../tests/fixtures/frozen-records.ts';
import { factsOf, figuresOf, findRepeatedFacts, repeatsIn } from './repeated-facts.ts';

const { library } = readEdited({});
const figures = figuresOf(library);
const facts = [...factsOf(library), ...figures];

test.each(facts.map(({ text, file }) => [text, file] as const))(
  '"%s" is not typed a second time',
  (text, file) =>
    expect(repeatsIn('content/pages/home.ts', `{\n  line: 'Now ${text}, as said.',`, facts)).toContain(
      `content/pages/home.ts: line 2: "${text}" is typed again; take it from ${file}`,
    ),
);

test('no sentence types a promise or a price of the sample company', () =>
  expect(findRepeatedFacts('.', figures, /\.ts$/)).toEqual([]));

test('a single home county is a name like any other', () => {
  const alone = readEdited({ 'service-area/service-area.yaml': ['  - Palm Beach\n  - Miami-Dade\n', ''] });
  expect(factsOf(alone.library).map(({ text }) => text)).not.toContain('Broward');
});

test('a fact is none inside another number or a comment', () =>
  expect(
    repeatsIn('a.ts', `'1${facts[0]?.text}9'\n// ${facts[0]?.text}\n/** ${facts[0]?.text} */`, facts),
  ).toEqual([]));
