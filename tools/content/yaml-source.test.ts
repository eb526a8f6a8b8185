import { expect, test } from 'vitest';
import { parseYaml } from './yaml-source.ts';

const faults = (text: string) => parseYaml('x.yaml', text).faults;
const put = 'put the whole text in quotes';

test.each([
  ['title: C#, No.#1', 'C#, No.#1'],
  ['title: 2026-11-25', '2026-11-25'],
  ['title: yes', 'yes'],
  ['title: "In\\_writing, \\"now\\""', 'In\u00a0writing, "now"'],
  ["title: 'Owner''s'", "Owner's"],
  ['title: >-\n  Two\n  lines, with “both” signs', 'Two lines, with “both” signs'],
  ['title: >\n  Two\n  lines\n', 'Two lines'],
  ['\ufeff# a remark\r\ntitle: Air\r\n', 'Air'],
  ['title: Cafe\u0301', 'Caf\u00e9'],
  ['title: Call ☎\ufe0f', 'Call ☎\ufe0f'],
])('what an owner types is read as it stands: %j', (text, title) => {
  expect(faults(text)).toEqual([]);
  expect(parseYaml('x.yaml', text).value).toEqual({ title });
});

test('a list is as long as it likes, in a file from Windows too', () =>
  expect(faults(`list:\r\n${'  - Air\r\n'.repeat(40)}`)).toEqual([]));

// what a guide shows with its sentence, a # after a space and a colon inside a text, is tried in tests/guides
test.each([
  ['title: "Air" # ours', '1:14: has a # after a space, which begins a remark; give the remark a line'],
  ['title: >-\n  Air\n  # ask Ruth\n  and water', 'has a line that begins with #'],
  ['title: Air\n  # ask Ruth\n  and water', '3:1: goes on with a text behind a remark; move the remark'],
  ['% of jobs\ntitle: x', '1:1: begins with %; put'],
  ['title: > 50 tons', '1:10: begins with >; put the whole text in quotes: "> 50 tons"'],
  ['title: [Draft] Big', `1:16: begins with a bracket, which makes it no text; ${put}: "[Draft] Big"`],
  ['list:\n  - Drills\n  - Fans: four', `3:5: list[1]: has a colon inside its text; ${put}: "Fans: four"`],
  ['a:\n  b: 12 A\n   c: D', '2:6: is followed by a line that stands further right; indent both alike'],
  ["title: 'Tis the season", `an apostrophe, which is a quote here; ${put}: "'Tis the season"`],
  ['title: "Best" in county', `has words behind its closing quote; ${put}: '"Best" in county'`],
  ['title: "Best\n  b"', '1:8: lacks a closing quote or bracket; add it at the end of the text, on the'],
  ['title: "C:\\new"', 'has a backslash, which changes the letter behind it; write it twice: "C:\\\\new"'],
  ['code: “238220”', 'stands in curly quotes, which would be shown; write straight ones: "238220"'],
  ['a: 1\n---\nb: 2', '2:1: begins a second text behind a line of --- or ...'],
  ['code: 0012345', 'is a number; put it in quotes: "0012345", or write 12345'],
  ['name: ~', 'has a meaning of its own; put it in quotes: "~", or write null'],
  ['a:\n\u00a0\u00a0b: c', '2:1: begins or ends with an unusual space'],
  ['title: Air\u200b', 'has a sign that nobody sees (U+200B)'],
  ['b: c\ntitle:Air', '2:1: lacks a space behind the colon'],
  ['title: caf\uFFFD', '1:11: is not saved as UTF-8'],
  ['['.repeat(20_000), 'is nested deeper than any record'],
])('what would be dropped or changed is refused, with what to write: %j', (text, fault) => {
  const said = faults(text);
  expect(said.join('\n').replace(/ (?:title|code|name): /, ' ')).toContain(fault);
  expect(said.every((one) => one.startsWith('x.yaml:'))).toBe(true);
});
