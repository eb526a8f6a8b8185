import { expect, test } from 'vitest';
import { frozenContent } from '../../tests/fixtures/frozen-records.ts';
import { repeatsIn } from './repeated-facts.ts';

const file = 'content/words/en/home.yaml';
const { scope } = frozenContent();

test.each([
  ['(954) 555-0142', 'phone'],
  ['info@example.com', 'email'],
  ['Broward, Palm Beach and Miami-Dade', 'homeCounties'],
  ['24 hours', 'quoteReply'],
  ['8:00 PM', 'homeCallBy'],
  ['$180', 'technicianRate'],
])('"%s" is not typed in a sentence', (said, name) =>
  expect(repeatsIn(file, `title: Hello\nline: Now ${said}, as said.`, scope)).toEqual([
    `${file}:2:1: "${said}" is typed; write {${name}}`,
  ]),
);

test('a single home county is a name like any other', () => {
  const alone = frozenContent({ 'service-area.yaml': ['  - Palm Beach\n  - Miami-Dade\n', ''] });
  expect(repeatsIn(file, 'line: Broward', alone.scope)).toEqual([]);
});

test('a fact is none inside another number, in a comment, or in the record that says it', () => {
  const { phone } = scope.facts;
  expect(repeatsIn(file, `a: 1$1809\n# $180 ${phone}`, scope)).toEqual([]);
  expect(repeatsIn('content/records/company.yaml', `phone: ${phone}`, scope)).toEqual([]);
  expect(repeatsIn('content/records/programs/one.yaml', 'schedule: Mondays, 8:00 PM', scope)).toEqual([]);
});
