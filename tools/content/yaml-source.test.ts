import { expect, test } from 'vitest';
import { parseYaml } from './yaml-source.ts';

const faults = (text: string) => parseYaml('x.yaml', text).faults;
const put = 'put the whole text in quotes';

test.each([
  ['title: C#, No.#1', 'C#, No.#1'],
  ['title: 2026-11-25', '2026-11-25'],
  ['title: yes', 'yes'],
  ['title: -b, ::c', '-b, ::c'],
  ['title:\tAir', 'Air'],
  ['title: "In\\_writing, \\"now\\""', 'In\u00a0writing, "now"'],
  ["title: 'Owner''s'", "Owner's"],
  ['title: >-\n  Two\n  lines, with “both” signs', 'Two lines, with “both” signs'],
  ['title: >\n  Two\n  lines\n', 'Two lines'],
  ['# a remark\ntitle: Air\n# another', 'Air'],
  ['\ufefftitle: Air\r\n', 'Air'],
  ['title: Cafe\u0301', 'Caf\u00e9'],
  ['title: Call ☎\ufe0f', 'Call ☎\ufe0f'],
  ['title: Two\n  lines', 'Two lines'],
])('what an owner types is read as it stands: %j', (text, title) => {
  expect(faults(text)).toEqual([]);
  expect(parseYaml('x.yaml', text).value).toEqual({ title });
});

test.each([
  ['street: 1200 Sample Ave #204', '1:25: has a # after a space, which begins a remark; put the'],
  ['- Suite # 4', '1:9: has a # after a space, which begins a remark; put the text in quotes: "Suite # 4"'],
  ['title: "Air" # ours', '1:14: has a # after a space, which begins a remark; give the remark a line'],
  ['title: >-\n  Air\n  # ask Ruth\n  and water', 'has a line that begins with #'],
  ['title: Air\n  # ask Ruth\n  and water', '3:1: goes on with a text behind a remark; move the remark'],
  ...['!Important', '&Sons', '*Star', '@home', '`home`', '% of jobs', '- ten', '? what'].map((text) => [
    `title: ${text}`,
    `1:8: begins with ${text[0]}; ${put}: "${text}"`,
  ]),
  ['a: &a [x]\nb: *a', '1:4: begins with &'],
  ['% of jobs\ntitle: x', '1:1: begins with %; put'],
  ['title: | 5', '1:10: begins with |; put the whole text in quotes: "| 5"'],
  ['title: > 50 tons', '1:10: begins with >; put the whole text in quotes: "> 50 tons"'],
  ['title: [Draft] Big', `1:16: begins with a bracket, which makes it no text; ${put}: "[Draft] Big"`],
  ['title: Tools: ours', '1:8: has a colon inside its text; put the whole text in quotes: "Tools: ours"'],
  ['list:\n  - Drills\n  - Fans: four', `3:5: list[1]: has a colon inside its text; ${put}: "Fans: four"`],
  ['a:\n  b: 12 A\n   c: D', '2:6: is followed by a line that stands further right; indent both alike'],
  ["title: 'Tis the season\nb: it's\nc: d", 'x.yaml:1:23: begins with an apostrophe, which is a'],
  ["title: 'Tis the season", `an apostrophe, which is a quote here; ${put}: "'Tis the season"`],
  ['title: "Best" in county', `has words behind its closing quote; ${put}: '"Best" in county'`],
  ['title: "Best\n  b"', '1:8: lacks a closing quote or bracket; add it at the end of the text, on the'],
  ['title: "Best\nb: "c"', '1:13: lacks a closing quote or bracket'],
  ['title: "C:\\new"', 'has a backslash, which changes the letter behind it; write it twice: "C:\\\\new"'],
  ['code: “238220”', 'stands in curly quotes, which would be shown; write straight ones: "238220"'],
  ['a: 1\n---\nb: 2', '2:1: begins a second text behind a line of --- or ...'],
  ['"1": a\n1: b', '2:1: names a field a second time'],
  ['0123: a', 'is a number; put it in quotes: "0123", or write 123'],
  ['code: 0012345', 'is a number; put it in quotes: "0012345", or write 12345'],
  ['code: 0o17', 'is a number; put it in quotes: "0o17"'],
  ['code: 1e3', 'is a number; put it in quotes: "1e3"'],
  ['code: .inf', 'is a number; put it in quotes: ".inf"'],
  ['name: ~', 'has a meaning of its own; put it in quotes: "~", or write null'],
  ['ok: TRUE', 'has a meaning of its own; put it in quotes: "TRUE", or write true'],
  ['a:\n\u00a0\u00a0b: c', '2:1: begins or ends with an unusual space'],
  ['title:\u00a0Air\nb: c', '1:1: has an unusual space beside its name'],
  ['title: Air\u200b', 'has a sign that nobody sees (U+200B)'],
  ['title: a\u001b[31mb', 'has a sign that nobody sees (U+001B)'],
  ['title: a\tb', 'has a tab inside its text; write a space'],
  ['ti\u00adtle: ab', 'has a sign that nobody sees (U+00AD)'],
  ['b: c\ntitle:Air', '2:1: lacks a space behind the colon'],
  ['\uFFFD\uFFFDt\0i\0', '1:1: is not saved as UTF-8'],
  ['title: caf\uFFFD', '1:11: is not saved as UTF-8'],
  ['['.repeat(20_000), 'is nested deeper than any record'],
  ['- '.repeat(20_000), 'is nested deeper than any record'],
  [`a: ${'x'.repeat(600_000)}`, 'has more than 500000 letters'],
])('what would be dropped or changed is refused, with what to write: %j', (text, fault) => {
  const said = faults(text);
  expect(said.join('\n').replace(/ (?:title|code|name|ok): /, ' ')).toContain(fault);
  expect(said.every((one) => one.startsWith('x.yaml:'))).toBe(true);
});

test('a bomb of aliases is not unfolded', () => {
  const names = 'bcdefghijklmnop'.split('').map((name, at) => {
    const before = 'abcdefghijklmnop'[at];
    return `${name}: &${name} [*${before},*${before}]`;
  });
  expect(faults(['a: &a [x,x]', ...names].join('\n'))[0]).toMatch(/begins with &/);
});

test('no control character is taken', () => {
  const signs = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code));
  const taken = signs.filter((sign) => !'\n\r'.includes(sign) && faults(`title: a${sign}b`).length !== 1);
  expect(taken).toEqual([]);
});

test('deep, but not too deep', () =>
  expect(faults(Array.from({ length: 700 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')).join()).toBe(''));
