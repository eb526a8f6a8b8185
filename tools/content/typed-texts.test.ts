import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Edit, frozenContent, readEdited } from '../../tests/fixtures/frozen-records.ts';
import { contentOf, wordTexts } from './read-content.ts';
import { findForeignLetters, repeatsIn } from './typed-texts.ts';

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

const faultsAfter = (edits: Record<string, Edit>) =>
  findForeignLetters(contentOf(readEdited(edits), wordTexts(resolve('.')))).join('\n');
const faultsOf = (name: string) => faultsAfter({ 'team/mai-tran.yaml': [/^name: .*$/m, `name: "${name}"`] });

test.each([
  'José Gonçalves de Araújo-Nuñez',
  'Mai Trần Đặng Phương Uyên',
  'Łukasz Żółć',
  'İbrahim Çağlar Şımşek',
  'Ștefan Țîrlea',
  'Keōpūolani Kaʻahumanu d’Haïti',
  'Þóra Æsa Ørsted, Jr.',
  'Jose\u0301 Gonc\u0327alves',
])('the name %s is set', (name) => expect(faultsOf(name)).toBe(''));

test.each(['陳美', 'محمد', 'Mai 😀'])('%s is refused with its place and what to write', (name) =>
  expect(faultsOf(name)).toMatch(
    /^content\/records\/team\/mai-tran\.yaml:\d+:\d+: name: has “.+”, which the fonts do not draw; write it in Latin letters$/,
  ),
);

test('the place of a letter in a list is said as in every other fault', () =>
  expect(faultsAfter({ 'programs/hvac-fundamentals.yaml': ['title: Exam week', 'title: Exam 試'] })).toMatch(
    /^\S+hvac-fundamentals\.yaml:\d+:\d+: page\.weeks\[3\]\.title: has “試”/,
  ));
