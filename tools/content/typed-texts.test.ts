import { expect, test } from 'vitest';
import { type Edit, frozenContent, readEdited, words } from '../../tests/fixtures/frozen-records.ts';
import { contentOf } from './read-content.ts';
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
  findForeignLetters(contentOf(readEdited(edits), words)).join('\n');

/** Names in every language that is written in Latin letters. */
const latin =
  'José Gonçalves, Łukasz Żółć, İbrahim Şımşek, Ștefan Țîrlea, Þóra Æsa, Trần Đặng Phương Uyên, Kaʻahumanu, Jose\u0301';
test.each(['陳', 'م', '😀', ''])(
  'names are set in Latin letters alone, and refused with their place: %s',
  (letter) =>
    expect(faultsAfter({ 'team/mai-tran.yaml': [/^name: .*$/m, `name: ${latin} ${letter}`] })).toBe(
      letter &&
        `content/records/team/mai-tran.yaml:3:7: name: has “${letter}”, which the fonts do not draw; write it in Latin letters`,
    ),
);

test('the place of a letter in a list is said as in every other fault', () =>
  expect(faultsAfter({ 'programs/hvac-fundamentals.yaml': ['title: Exam week', 'title: Exam 試'] })).toMatch(
    /^\S+hvac-fundamentals\.yaml:\d+:\d+: page\.weeks\[3\]\.title: has “試”/,
  ));
