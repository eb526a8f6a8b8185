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
  [/^title.*\n/, '', /es\/home\.yaml:1:1: title: is missing; write what content\/words\/en\/home\.yaml says/],
  [/$/, 'more: Más\n', /es\/home\.yaml:\d+:7: more: is not in content\/words\/en\/home\.yaml; take it out/],
  [', Segunda línea', '', /list\[1\]: is missing; write what/],
  [' al {phone}', '', /title: lacks \{phone\}; say it as the original does/],
  ['Ahora', '"Ahora {email}"', /group\.label: names \{email\}, which the original does not; take it out/],
  ['one {Abierto un día} ', '', /note: \{openDays, plural, …\} has no words for one; add one \{…\}/],
  ['route: home', 'route: inicio', /route: is the same in every language; write home/],
  ['title: Llame al {phone}', 'title: { a: b }', /title: is object, and string in/],
])('refuses %s written as %j', (find, write, sentence) =>
  expect(compared(spanish.replace(find, write)).faults).toEqual([expect.stringMatching(sentence)]),
);

test('a file that is missing is named, and one that no page reads', () => {
  const { faults } = compared(spanish, 'hom');
  expect(faults[0]).toMatch(/es\/home\.yaml: is missing; say in it what content\/words\/en\/home\.yaml says/);
  expect(faults[1]).toMatch(/es\/hom\.yaml: is read by no page; write home/);
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
    'licence:\n  title: b\n',
    /licence: is no record of qualifications, or no more; take its/,
  ],
  ['rates', 'sample: "no"\n', /sample: is no sentence of the record; take the line out/],
  ['qualification', 'a:\n  title: b\n', /says words of no list of records; write qualifications/],
])('refuses words of %s that nothing in the records waits for', (name, own, sentence) =>
  expect(translated(name, own).faults).toEqual([expect.stringMatching(sentence)]),
);
