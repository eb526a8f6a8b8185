import { expect, test } from 'vitest';
import { readEdited } from '../../tests/fixtures/frozen-records.ts';
import { comparePieces, digestOf, staleFaults, translateRecords } from './translation.ts';
import { parseYaml } from './yaml-source.ts';

const english = `title: Call {phone}
note: >-
  {openDays, plural, one {Open on one day} other {Open on # days}}
list: [First line, Second line]
group: { label: Now, route: home }
`;
const spanish = `title: Llame al {phone}
note: >-
  {openDays, plural, one {Abierto un día} other {Abierto # días}}
list: [Primera línea, Segunda línea]
group: { label: Ahora, route: home }
`;
const compared = (own: string, name = 'home') =>
  comparePieces(
    new Map([['home', parseYaml('content/words/en/home.yaml', english)]]),
    new Map([[name, parseYaml(`content/words/es/${name}.yaml`, own)]]),
    { id: 'es' },
  );

test('the same sentences in another language are in order', () => {
  const { faults, pairs } = compared(spanish);
  expect(faults).toEqual([]);
  expect(pairs.map(({ own }) => own)).toContain('Llame al {phone}');
});

test.each([
  [
    'a sentence that is missing',
    spanish.replace(/^title.*\n/, ''),
    /es\/home\.yaml:1:1: title: is missing; write what content\/words\/en\/home\.yaml says there/,
  ],
  [
    'one that the original lacks',
    `${spanish}more: Más\n`,
    /es\/home\.yaml:\d+:7: more: is not in content\/words\/en\/home\.yaml; take it out/,
  ],
  ['a line too few', spanish.replace(', Segunda línea', ''), /list\[1\]: is missing; write what/],
  [
    'a fact that is not told',
    spanish.replace(' al {phone}', ''),
    /title: lacks \{phone\}; say it as the original does/,
  ],
  [
    'a fact of its own',
    spanish.replace('Ahora', '"Ahora {email}"'),
    /group\.label: names \{email\}, which the original does not; take it out/,
  ],
  [
    'a form of the plural that is missing',
    spanish.replace('one {Abierto un día} ', ''),
    /note: \{openDays, plural, …\} has no words for one; add one \{…\}/,
  ],
  [
    'a name by which code finds its way',
    spanish.replace('route: home', 'route: inicio'),
    /route: is the same in every language; write home/,
  ],
  [
    'a group in the place of a sentence',
    spanish.replace('title: Llame al {phone}', 'title: { a: b }'),
    /title: is object, and string in/,
  ],
])('refuses %s', (_, own, sentence) =>
  expect(compared(own).faults).toEqual([expect.stringMatching(sentence)]),
);

test('a file that is missing is named, and one that no page reads', () => {
  const { faults } = compared(spanish, 'hom');
  expect(faults).toEqual([
    expect.stringMatching(/es\/home\.yaml: is missing; say in it what content\/words\/en\/home\.yaml says/),
    expect.stringMatching(/es\/hom\.yaml: is read by no page; write home/),
  ]);
});

test('a sentence whose original has changed since is to be read again', () => {
  const { pairs } = compared(spanish);
  const stale = staleFaults(pairs, '/nowhere', 'es');
  expect(stale[0]).toMatch(
    /es\/home\.yaml:1:8: title: its English is now “Call \{phone\}”; read both again, then run npm run translated -- es home/,
  );
  expect(stale).toHaveLength(pairs.length);
  expect(digestOf('Call {phone}')).not.toBe(digestOf('Call {phone}!'));
});

const translated = (name: string, own: string) =>
  translateRecords(readEdited({}), [parseYaml(`content/words/es/records/${name}.yaml`, own)], 'es');

test('a language says the sentences of records, and figures stay the records’ own', () => {
  const { library, faults } = translated('qualifications', 'license:\n  title: Licencia vigente\n');
  const [found] = (library.qualifications ?? []).filter(({ value }) => value.id === 'license');
  expect(faults).toEqual([]);
  expect(found?.value).toMatchObject({ title: 'Licencia vigente' });
});

test.each([
  [
    'qualifications',
    'licence:\n  title: Licencia\n',
    /licence: is no record of qualifications, or no more; take its words out, or write license/,
  ],
  ['rates', 'sample: "no"\n', /sample: is no sentence of the record; take the line out/],
  ['qualification', 'a:\n  title: b\n', /says words of no list of records; write qualifications/],
])('refuses words of %s that nothing in the records waits for', (name, own, sentence) =>
  expect(translated(name, own).faults).toEqual([expect.stringMatching(sentence)]),
);
