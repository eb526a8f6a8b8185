import { expect, test } from 'vitest';
import { frozenContent, readEdited, words } from '../../tests/fixtures/frozen-records.ts';
import { contentOf } from './read-content.ts';
import { type Scope, say, Template } from './sentences.ts';

const scope: Scope = {
  language: 'en',
  facts: {
    phone: '(954) 555-0142',
    homeCallBy: { time: '20:00' },
    revision: { date: '2026-11-21' },
    programs: { count: 5 },
    largest: { count: 2000 },
    standard: { dollars: 19_000_000 },
    quarter: { dollars: 48.75 },
    bond: { dollars: 1_250_000, isShort: true },
    owned: { percent: 51 },
    counties: { names: ['Broward', 'Palm Beach', 'Miami-Dade'] },
    tons: { range: { min: 100, max: 2000, isOpen: true } },
    pay: { range: { min: 18, max: 35 }, of: 'dollars' },
    answer: 'same day',
    surety: null,
    isSameRate: true,
  },
  sentences: {
    hours: '{programs, plural, one {# hour} other {# hours}}',
    within: 'within {hours}',
    fee: '{surety, select, none {} other {{surety}}}',
    round: 'again {about}',
    about: 'about {round}',
  },
  given: ['now', 'count', 'kind'],
};

test.each([
  ['Call {phone} by {homeCallBy}.', 'Call (954) 555-0142 by 8:00 PM.'],
  ['{homeCallBy, time, short}', '8\u00a0PM'],
  ['{revision}, {revision, date, month}', 'November 21, 2026, November 2026'],
  ['{programs} {Programs, number, words} {largest}', '5 Five 2,000'],
  ['{standard, number, millions} {quarter} {bond} {owned}', '$19.0M $48.75 $1.25M 51%'],
  ['{counties} {counties, plural, one {is} other {are}}', 'Broward, Palm Beach and Miami-Dade are'],
  ['{counties, number, words}', 'three'],
  ['{tons} tons, {pay}', '100–2,000+ tons, $18–$35'],
  ['{Answer}: {answer}', 'Same day: same day'],
  ['{isSameRate, select, true {The same} other {{phone}}}', 'The same'],
  ['{Within}', 'Within 5 hours'],
  ['{fee, select, none {free} other {paid}}', 'free'],
  ['We’ll say #1 and "{programs}"', 'We’ll say #1 and "5"'],
  ['{surety, select, none {} other {Surety: {surety}}}', null],
])('%s', (sentence, said) => expect(say(sentence, scope)).toBe(said));

test('Spanish writes a time of day in a sentence as pages put it together, with plain spaces', () => {
  const spanish = { ...scope, language: 'es' };
  expect(say('{homeCallBy}; {homeCallBy, time, short}', spanish)).toBe('8:00 p. m.; 8\u00a0p.\u00a0m.');
});

test('what a page gives is completed where it is shown, without a library', () => {
  const said = say(
    '{count, plural, =0 {no week} one {# week} other {# weeks}} by {kind, select, a {A} other {`b`}}, {now}',
    scope,
  );
  expect(say('{isSameRate, select, true {today} other {{now}}}', scope)).toBeInstanceOf(Template);
  const complete = new Function(`return ${(said as Template).code}`)();
  expect(complete({ count: 0, kind: 'a', now: 'noon' })).toBe('no week by A, noon');
  expect(complete({ count: 1, kind: 'a', now: 'noon' })).toBe('1 week by A, noon');
  expect(complete({ count: 3, kind: '', now: '`' })).toBe('3 weeks by `b`, `');
});

test.each([
  ['{programs, number, wrods}', '{programs} has no style "wrods"; write words'],
  ['{isSameRate, select, true {a} other {{phon}}}', '{phon} is no name; write phone (docs/facts.md lists'],
  ['Now {now', 'letter 5: a brace is not closed; write {name}'],
  ['Call {home.callBy}', 'letter 6: is no name; write one word of letters, such as {phone}'],
  ['{programs, plurl, other {x}}', 'letter 12: is no kind; write plural, select, number, date or time'],
  ['{isSameRate, select, true {a}}', 'letter 30: has no words for all other cases; add other {…}'],
  ['{isSameRate}', 'is yes or no; choose words by it: {isSameRate, select, true {…} other {…}}'],
  ['{surety}', 'left open by the records; say that case too: {surety, select, none {…} other {{surety}}}'],
  ['{fee}', '{fee} has nothing to say; write {fee, select, none {…} other {…}}'],
  ['{phone, plural, one {x} other {y}}', '{phone} cannot be counted; use select in the place of plural'],
  ['{round}', '{round} leads back to itself; say it without about'],
])('%s is refused: %s', (sentence, fault) => expect(() => say(sentence, scope)).toThrow(fault));

const file = 'content/words/en/home.yaml';

test.each([
  ['given: [phone]', '1:9: given: phone is a fact or a sentence already; give it another name'],
  ['text: {phone}', '1:7: text: begins with a brace; put the whole sentence in quotes: "{phone} …"'],
  ['text:', '1:6: text: is empty; write the words, or take the line out'],
])('in a file, %j is told with its place: %s', (text, fault) =>
  expect(contentOf(readEdited({}), new Map([...words, [file, `${text}\n`]])).faults).toEqual([
    `${file}:${fault}`,
  ]),
);

test('a record may name facts and sentences; in a list, what says nothing is left out', () => {
  const surety = '{ term: S, value: "{surety, select, none {} other {{surety}}}" }';
  const { faults, pieces } = contentOf(
    readEdited({ 'bonding.yaml': [/^surety: .*$/m, 'surety: null'] }),
    new Map([...words, ['a.yaml', `list:\n  - ${surety}\n  - { term: P, value: "{phone}" }\n`]]),
  );
  expect(faults).toEqual([]);
  expect(pieces.get('a')?.words).toEqual({ list: [{ term: 'P', value: '(954) 555-0142' }] });
});

const nothing = /applications .* send nothing/;
test.each([
  ['here', 'deliver', /only what you send.*own server.*deletes it after 90 days/, /send nothing/],
  ['here', 'notice', nothing, /site send nothing/],
  ['endpoint, url: https://f.example.com/m', 'deliver', /only what.*f\.example\.com/, /nothing|own server/],
  ['none', 'notice', /keeps nothing.*forms of this site send nothing/, /own server/],
])(
  '/privacy says what becomes of messages by { mode: %s }, and of applications by %s',
  (mode, other, is, not) => {
    const settings = `delivery: { mode: ${mode} }\napplications: { mode: ${other} }\nkeepMessagesDays: 90`;
    const edit = [/^delivery:[\s\S]*?^keepMessagesDays: \d+/m, settings] as const;
    const said = JSON.stringify(frozenContent({ 'company.yaml': edit }).pieces.get('privacy')?.words);
    expect(said).toMatch(is);
    expect(said).not.toMatch(not);
  },
);
