import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readLibrary } from './read-library.ts';
import { factsOf, repeatsIn } from './repeated-facts.ts';

const facts = factsOf(readLibrary(resolve('.')).library);

test.each(facts.map(({ text, file }) => [text, file] as const))(
  '"%s" is not typed a second time',
  (text, file) =>
    expect(repeatsIn('content/pages/home.ts', `{\n  line: 'Now ${text}, as said.',`, facts)).toContain(
      `content/pages/home.ts: line 2: "${text}" is typed again; take it from ${file}`,
    ),
);

test('a fact is none inside another number or a comment', () =>
  expect(
    repeatsIn('a.ts', `'1${facts[0]?.text}9'\n// ${facts[0]?.text}\n/** ${facts[0]?.text} */`, facts),
  ).toEqual([]));
