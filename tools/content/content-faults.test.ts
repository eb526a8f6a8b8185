import { expect, test } from 'vitest';
import { contentFaults, printable } from './content-faults.ts';

test.each([
  ['\x1b[31mred\x1b[0m', 'red'],
  ['\x1b]0;title\x07bell', 'bell'],
  ['a\rb\x07c\x9b31m', 'a\\u{d}b\\u{7}c'],
  ['moc\u202etxt.exe', 'moc\\u{202e}txt.exe'],
  ['two\nlines\tand “marks” é', 'two\nlines\tand “marks” é'],
])('%j comes to a terminal as %j', (text, shown) => expect(printable(text)).toBe(shown));

test('so does what is wrong with a file, whatever it is called', () =>
  expect(contentFaults(['content/records/\x1b[2J\x1b[31m.yaml: is read by no page']).message).not.toContain(
    '\x1b',
  ));
