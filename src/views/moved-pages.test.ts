import { expect, test } from 'vitest';
import { movedPages, pathsOf } from './moved-pages.ts';

const pages = { team: { path: '/team' }, contact: { path: '/contact' } } as const;

test('an old address leads to the path of its page', () => {
  expect(pathsOf({ '/about': 'team' }, pages)).toEqual({ '/about': '/team' });
  expect(Object.keys(movedPages).length).toBeGreaterThan(50);
});

test.each([
  [{ '/about': 'taem' }, 'addresses./about: "taem" is no page; write team'],
  [{ '/contact': 'team' }, 'addresses./contact: is a page of this site; remove the line'],
  [{ '/health': 'team' }, 'addresses./health: is answered by the server; remove the line'],
  [{ '/messages': 'team' }, 'addresses./messages: is answered by the server; remove the line'],
  [{ '/about.html': 'team' }, 'addresses./about.html: is found without its ending too'],
])('%j is refused with what to do', (addresses, message) =>
  expect(() => pathsOf(addresses as never, pages)).toThrow(message),
);

test('a page at an address that the server answers is refused', () =>
  expect(() => pathsOf({}, { wellbeing: { path: '/health' } })).toThrow(
    'content/values/addresses.ts: wellbeing: /health is answered by the server; choose another',
  ));
