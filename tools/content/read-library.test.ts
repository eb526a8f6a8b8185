import { expect, test } from 'vitest';
import { frozenText, readEdited } from '../../tests/fixtures/frozen-records.ts';
import { chiller, rooftop, testMistakes } from '../../tests/fixtures/record-mistakes.ts';

const sixth = frozenText(rooftop).replace(/^isPastPerformance.*\n/m, '');

test('the records are in order', () => expect(readEdited({}).faults).toEqual([]));

test('a further record needs no change of the code', () => {
  const { faults, library } = readEdited({
    'projects/new.yaml': sixth.replace('P-2', 'P-10').replace('Rooftop unit', 'Second rooftop unit'),
  });
  expect(faults).toEqual([]);
  const sheets = library.projects?.map(({ value }) => (value as unknown as { sheet: string }).sheet);
  expect(sheets?.at(-1)).toBe('P-10');
});

// what no record may do, whatever it is of: unknown fields, references to nothing, ids that are taken, YAML that is none
testMistakes([
  [
    'a misspelled field',
    { [chiller]: ['title:', 'titel:'] },
    /project\.yaml:3:\d+: titel: is no field of this record; write title, or remove it/,
  ],
  [
    'a misspelled field inside a field',
    { [chiller]: ['isOpen', 'isOpn'] },
    /valueBand\.isOpn: is no field of this record; write isOpen, or remove it/,
  ],
  [
    'a county that nobody knows',
    { 'service-area.yaml': ['Miami-Dade', 'Miami Dade'] },
    /service-area\.yaml:\d+:\d+: homeCounties\[2\]: "Miami Dade" is not in content\/records\/regions; write Miami-Dade/,
  ],
  [
    'a program that is not taught',
    { 'certifications.yaml#epa-608': ['hvac-fundamentals', 'hvac-fundamental'] },
    /certifications\.yaml:\d+:\d+: epa-608\.preparedIn\[0\]: "hvac-fundamental" is not in content\/records\/programs; write hvac-fundamentals/,
  ],
  [
    'the same sheet twice, naming both files',
    { 'projects/copy.yaml': sixth.replace('Rooftop unit', 'Second rooftop unit') },
    /rooftop-unit-replacement\/project\.yaml:\d+:\d+: sheet: "P-2" stands in content\/records\/projects\/copy\.yaml too; give one of the two another sheet/,
  ],
  [
    'the same id twice, naming both files',
    {
      'projects/warehouse-cooling.yaml': sixth
        .replace('P-2', 'P-9')
        .replace('Rooftop unit', 'Second rooftop unit'),
    },
    /warehouse-cooling\.yaml:\d+:\d+: id: "warehouse-cooling" stands in content\/records\/projects\/warehouse-cooling\/project\.yaml too; give one of the two another id/,
  ],
  [
    'a collection below its least',
    {
      'psc-codes.yaml#j041': null,
      'psc-codes.yaml#n041': null,
      'psc-codes.yaml#z1aa': null,
      'psc-codes.yaml#z2aa': null,
    },
    /content\/records\/psc-codes: records: holds 0 records, each a product or service code; the pages need 1: add the missing ones/,
  ],
  [
    'a tab',
    { 'rates.yaml': ['  dollarsPerHour', '\tdollarsPerHour'] },
    /rates\.yaml:\d+:\d+: begins with a tab; indent with spaces, as the lines around it/,
  ],
  [
    'a colon in a text',
    { 'career-benefits.yaml#tools': [/text: .*/, 'text: Tools: ours and yours'] },
    /career-benefits\.yaml:\d+:\d+: has a colon inside its text; put the whole text in quotes/,
  ],
  [
    'a quote that is not closed',
    { 'career-benefits.yaml#tools': [/text: .*/, 'text: "Ours'] },
    /career-benefits\.yaml:\d+:\d+: lacks a closing quote or bracket; add it/,
  ],
  [
    'a field twice',
    { 'career-benefits.yaml#tools': [/$/, '  title: Again\n'] },
    /career-benefits\.yaml:\d+:\d+: names a field a second time; remove one of the two/,
  ],
]);
