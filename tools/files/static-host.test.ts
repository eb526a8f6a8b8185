import { expect, test, vi } from 'vitest';
import { redirectsFile, sayTooMany } from './static-host.ts';

test('more old addresses than one host takes stop no build: the rest is said and left to the other hosts', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const many = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`/old-${at}`, '/services']));
  const lines = redirectsFile({ [`/${'x'.repeat(1000)}`]: '/team', ...many }).split('\n');
  expect(lines.slice(0, 2)).toEqual(['/old-0 /services 301', '/old-0/ /services 301']);
  expect(lines.filter(Boolean)).toHaveLength(2000);
  expect(warn.mock.lastCall?.[0]).toMatch(/lacks \d+ of them, those with capitals first/);
  warn.mockRestore();
});

test('more files than one host takes stop no build: how many, and what else there is, is said', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  sayTooMany(20_000);
  expect(warn).not.toHaveBeenCalled();
  sayTooMany(20_001);
  expect(warn.mock.lastCall?.[0]).toMatch(/takes 20000 files, and dist\/static has 20001/);
  warn.mockRestore();
});
