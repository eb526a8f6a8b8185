import { expect, test } from 'vitest';
import { addresses, serverPaths } from '#content/values/addresses.ts';
import { movedPages } from '#src/views/moved-pages.ts';
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

test('an old address leads to the path of its page', () => {
  expect(movedPages).toMatchObject({ '/about': '/team' });
  expect(Object.keys(movedPages).length).toBeGreaterThan(50);
});

test('no page has an address that the server answers', () => {
  const ofServer: readonly string[] = Object.values(serverPaths);
  expect(Object.values(addresses).filter(({ path }) => ofServer.includes(path))).toEqual([]);
});
