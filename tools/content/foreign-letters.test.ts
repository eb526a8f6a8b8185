import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Edit, readEdited } from '../../tests/fixtures/frozen-records.ts';
import { findForeignLetters } from './foreign-letters.ts';
import { contentOf, wordTexts } from './read-content.ts';

const named = (name: string): Record<string, Edit> => ({
  'team/mai-tran.yaml': [/^name: .*$/m, `name: "${name}"`],
});
const faultsOf = (name: string) =>
  findForeignLetters(contentOf(readEdited(named(name)), wordTexts(resolve('.'))));

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
