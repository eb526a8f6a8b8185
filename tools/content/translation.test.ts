import { expect, test } from 'vitest';
import { readEdited } from '../../tests/fixtures/frozen-records.ts';
import { ownFaults, staleFaults, translate } from './translation.ts';
import { parseYaml } from './yaml-source.ts';

const english = `title: Call {phone}
note: >-
  {openDays, plural, one {Open on one day} other {Open on # days}}
group: { label: Now, route: home }
`;
const spanish = `title: Llame al {phone}
note: >-
  {openDays, plural, one {Abierto un día} other {Abierto # días}}
group: { label: Ahora, route: home }
`;
const shared = new Map([['home', parseYaml('content/words/en/home.yaml', english)]]);
const { library } = readEdited({});
const compared = (own: string, name = 'home', english = shared) =>
  translate(library, english, [parseYaml(`content/words/es/${name}.yaml`, own)], { id: 'es' });

test.each([
  [/^title.*\n/, '', /es\/home\.yaml:1:1: title: is missing; write what content\/words\/en\/home\.yaml says/],
  [
    /$/,
    'more: Más\n',
    /es\/home\.yaml:\d+:7: more: is no sentence of content\/words\/en\/home\.yaml; take it out, or /,
  ],
  [' al {phone}', '', /title: lacks \{phone\}; say it as the original does/],
  ['Ahora', '"Ahora {email}"', /group\.label: names \{email\}, which the original does not; take it out/],
  ['one {Abierto un día} ', '', /note: \{openDays, plural, …\} has no words for one; add one \{…\}/],
  ['route: home', 'route: inicio', /route: is the same in every language; write home/],
])('refuses %s written as %j', (find, write, sentence) =>
  expect(compared(spanish.replace(find, write)).faults).toEqual([expect.stringMatching(sentence)]),
);

test('a file that is missing is named, and one that no page reads', () =>
  expect(compared(spanish, 'hom').faults).toEqual([
    expect.stringMatching(/es\/home\.yaml: is missing; say in it what content\/words\/en\/home\.yaml says/),
    expect.stringMatching(/es\/hom\.yaml: is read by no page; write home/),
  ]));

test('a company’s own file says all that the shared one does', () => {
  const own = parseYaml('our-company/words/en/home.yaml', english.replace('title', 'titel'));
  expect(ownFaults(own, shared).join()).toMatch(
    /title: is missing; write.*titel: is no sentence.* or write title/,
  );
});

test('a sentence whose original has changed since is to be read again', () => {
  const { pairs } = compared(spanish);
  expect(staleFaults(pairs, '/nowhere', 'es')[0]).toMatch(
    /es\/home\.yaml:1:8: title: its English is now “Call \{phone\}”; read both again, then run npm run translated -- es home/,
  );
});

test.each([
  [
    'qualifications',
    'licence:\n  title: b\n',
    /licence: is no sentence of content\/records\/qual.*; .* write license/,
  ],
  ['rates', 'sample: "no"\n', /sample: is no sentence of content\/records\/rates; take it out/],
  ['qualification', 'a:\n  title: b\n', /is read by no page; write records\/qualifications/],
])('refuses words of %s that nothing in the records waits for', (name, own, sentence) =>
  expect(compared(own, `records/${name}`, new Map()).faults).toEqual([expect.stringMatching(sentence)]),
);
