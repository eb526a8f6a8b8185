import { expect, test } from 'vitest';
import { movedPages, pathsOf } from '#src/views/moved-pages.ts';
import { routes } from '#src/views/routes.ts';
import { nearestPath } from './nearest-path.ts';
import { onlyPath } from './only-path.ts';

// what people ask for, and where it leads them

const government = [
  '/GOVERNMENT.HTML',
  '/government.htm',
  '/government/index.html',
  '/government//',
  '//government',
];
test.each([
  ['', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ...[...government, '/government).', '/government,', '/government/).', '/government='].map((path) => [
    path,
    '/government',
  ]),
  ...['%20', '%3E', '%E2%80%9D'].map((end) => [`/government${end}`, '/government']),
  ['/chillers//services/', '/chillers/services'],
  ['/chillers%2Fservices', '/chillers/services'],
  ['/chillers%5Cservices', '/chillers/services'],
  ...['-=%0D%0A', '%E2%80%91', '%E2%80%93', '_', '%20', '%C2%AD-'].map((between) => [
    `/capability${between}statement`,
    '/capability-statement',
  ]),
  ['/capability=20', '/capability'],
  ['/%EF%BC%A3ontact', '/contact'],
  ['/files/capability-statement.PDF', '/files/capability-statement.pdf'],
  // no address of ours
  ...['/index.php', '/%', '/%E0%A4', '/projects/%00', '/Caf%C3%A9'].map((path) => [path, path]),
])('%s is %s', (written, only) => {
  expect(onlyPath(written)).toBe(only);
  expect(onlyPath(only)).toBe(only);
});

test.each([
  ['/servces', '/services'],
  ['/Goverment', '/government'],
  ['/comercial.html', '/commercial'],
  ['/residential-hvac-repair', '/residential'],
  ['/services/chillers', '/chillers/services'],
  ['/contact/form.php', '/contact'],
  ['/capability_statement.pdf', '/capability-statement'],
  ...['/', '/no/such-page', '/wp-login.php', '/gone', `/${'a'.repeat(8000)}`].map((path) => [
    path,
    undefined,
  ]),
])('%s is near %s', (asked = '', path) => {
  const paths = Object.values(routes).map((route) => route.path);
  expect(nearestPath(asked, paths)).toBe(path);
});

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
