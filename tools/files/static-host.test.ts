import { expect, test, vi } from 'vitest';
import { redirectsFile, sayTooMany } from './static-host.ts';

test('more old addresses or files than one host takes stop no build: what is left to the other hosts is said', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const old = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`/old-${at}`, '/services']));
  const lines = redirectsFile({ [`/${'x'.repeat(1000)}`]: '/team', ...old }).split('\n');
  expect(lines.slice(0, 2)).toEqual(['/old-0 /services 301', '/old-0/ /services 301']);
  expect(lines.filter(Boolean)).toHaveLength(2000);
  expect(warn.mock.lastCall?.[0]).toMatch(/lacks \d+ of them, those with capitals first/);
  sayTooMany(20_001);
  expect(warn.mock.lastCall?.[0]).toMatch(/takes 20000 files, and dist\/static has 20001/);
  warn.mockRestore();
});
