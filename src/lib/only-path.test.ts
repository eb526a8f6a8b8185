import { expect, test } from 'vitest';
import { addresses, serverPaths } from '#content/values/addresses.ts';
import { movedPages } from '#src/views/moved-pages.ts';
import { routes } from '#src/views/routes.ts';
import { nearestPath } from './nearest-path.ts';
import { onlyPath } from './only-path.ts';

test.each([
  ['/', '', '//', '/index.html'],
  ['/government', '/GOVERNMENT.HTML', '/government/index.htm', '//government//'],
  ['/government', '/government).', '/government=', '/government/%E2%80%9D', '/government%20'],
  ['/chillers/services', '/chillers//services/', '/chillers%2Fservices', '/chillers%5Cservices'],
  ['/capability-statement', '/capability_statement', '/capability%20statement'],
  ['/capability-statement', '/capability-=%0D%0Astatement', '/capability%E2%80%91statement'],
  ['/contact', '/%EF%BC%A3ontact', '/con%C2%ADtact'],
  ['/files/capability-statement.pdf', '/files/capability-statement.PDF'],
])('%s is the one address of what is asked for as %s', (only, ...written) => {
  for (const path of [only, ...written]) expect(onlyPath(path), path).toBe(only);
});

test.each(['/index.php', '/%E0%A4', '/projects/%00', '/Caf%C3%A9'])('%s is no address of ours', (path) =>
  expect(onlyPath(path)).toBe(path),
);

test.each<[asked: string, path?: string]>([
  ['/Goverment', '/government'],
  ['/comercial.html', '/commercial'],
  ['/residential-hvac-repair', '/residential'],
  ['/services/chillers', '/chillers/services'],
  ['/wp-login.php'],
  [`/${'a'.repeat(8000)}`],
])('%s is near %s', (asked, path) => {
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
