import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Edit, readEdited } from '../../tests/fixtures/frozen-records.ts';
import { findForeignLetters } from './foreign-letters.ts';
import { contentOf, wordTexts } from './read-content.ts';

const named = (name: string): Record<string, Edit> => ({
  'team/mai-tran.yaml': [/^name: .*$/m, `name: "${name}"`],
});
const faultsAfter = (edits: Record<string, Edit>) =>
  findForeignLetters(contentOf(readEdited(edits), wordTexts(resolve('.'))));
const faultsOf = (name: string) => faultsAfter(named(name));

test.each([
  'José Gonçalves de Araújo-Nuñez',
  'Mai Trần Đặng Phương Uyên',
  'Łukasz Żółć',
  'İbrahim Çağlar Şımşek',
  'Ștefan Țîrlea',
  'Keōpūolani Kaʻahumanu',
  'Frantz Désir d’Haïti',
  'Þóra Æsa Ørsted, Jr.',
  'Jose\u0301 Gonc\u0327alves',
])('the name %s is set', (name) => expect(faultsOf(name)).toEqual([]));

test.each(['陳美', 'محمد', 'Mai 😀'])('%s is refused with its place and what to write', (name) =>
  expect(faultsOf(name).join('\n')).toMatch(
    /^content\/records\/team\/mai-tran\.yaml:\d+:\d+: name: has “.+”, which the fonts do not draw; write it in Latin letters$/,
  ),
);

test('the place of a letter in a list is said as in every other fault', () => {
  const edits: Record<string, Edit> = {
    'programs/hvac-fundamentals.yaml': ['title: Exam week', 'title: Exam 試'],
  };
  expect(faultsAfter(edits).join('\n')).toMatch(
    /^\S+hvac-fundamentals\.yaml:\d+:\d+: page\.weeks\[3\]\.title: has “試”/,
  );
});
