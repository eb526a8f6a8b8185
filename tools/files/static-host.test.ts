import { expect, test, vi } from 'vitest';
import { redirectsFile } from './static-host.ts';

test('more old addresses than one host takes stop no build: the rest is said and left to the other hosts', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const many = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`/old-${at}`, '/services']));
  const lines = redirectsFile({ [`/${'x'.repeat(1000)}`]: '/team', ...many }).split('\n');
  expect(lines.slice(0, 2)).toEqual(['/old-0 /services 301', '/old-0/ /services 301']);
  expect(lines.filter(Boolean)).toHaveLength(2000);
  expect(warn.mock.lastCall?.[0]).toMatch(/lacks \d+ of them, those with capitals first/);
  warn.mockRestore();
});
