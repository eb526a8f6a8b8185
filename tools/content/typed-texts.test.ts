import { expect, test } from 'vitest';
import { type Edit, frozenContent, readEdited, words } from '../../tests/fixtures/frozen-records.ts';
import { contentOf } from './read-content.ts';
import { findForeignLetters, repeatsIn } from './typed-texts.ts';

const file = 'content/words/en/home.yaml';
const { scope } = frozenContent();

test.each([
  ['(954) 555-0142', 'phone'],
  ['Broward, Palm Beach and Miami-Dade', 'homeCounties'],
  ['$180', 'technicianRate'],
])('"%s" is not typed in a sentence', (said, name) =>
  expect(repeatsIn(file, `title: Hello\nline: Now ${said}, as said.`, scope)).toEqual([
    `${file}:2:1: "${said}" is typed; write {${name}}`,
  ]),
);

test('a fact is none inside another number, in a comment, in the record that says it, or as a county alone', () => {
  const { phone } = scope.facts;
  expect(repeatsIn(file, `a: 1$1809\n# $180 ${phone}`, scope)).toEqual([]);
  expect(repeatsIn('content/records/company.yaml', `phone: ${phone}`, scope)).toEqual([]);
  expect(repeatsIn('content/records/programs/one.yaml', 'schedule: Mondays, 8:00 PM', scope)).toEqual([]);
  const alone = frozenContent({ 'service-area.yaml': ['  - Palm Beach\n  - Miami-Dade\n', ''] });
  expect(repeatsIn(file, 'line: Broward', alone.scope)).toEqual([]);
});

const latin =
  'José Gonçalves, Łukasz Żółć, İbrahim Şımşek, Ștefan Țîrlea, Þóra Æsa, Trần Đặng Phương Uyên, Kaʻahumanu, Jose\u0301';

test.each<[file: string, edit: Edit, ...faults: RegExp[]]>([
  ['team/mai-tran.yaml', [/^name: .*$/m, `name: ${latin}`]],
  ['team/mai-tran.yaml', [/^name: .*$/m, 'name: 陳 Mai'], /\.yaml:3:7: name: has “陳”, which the fonts/],
  ['programs/hvac-fundamentals.yaml', ['title: Exam week', 'title: Exam 😀'], /weeks\[3\]\.title: has “😀”/],
])(
  'texts are set in Latin letters alone, and others refused with their place: %s, %j',
  (name, edit, ...faults) =>
    expect(findForeignLetters(contentOf(readEdited({ [name]: edit }), words))).toEqual(
      faults.map((fault) => expect.stringMatching(fault)),
    ),
);
