import { expect, test } from 'vitest';
import { routes } from '#src/views/routes.ts';
import { nearestPath } from './nearest-path.ts';

const paths = Object.values(routes).map(({ path }) => path);

test.each([
  ['/servces', '/services'],
  ['/Goverment', '/government'],
  ['/comercial.html', '/commercial'],
  ['/residential-hvac-repair', '/residential'],
  ['/services/chillers', '/chillers/services'],
  ['/contact/form.php', '/contact'],
  ['/carreers/', '/careers'],
  ['/capability_statement.pdf', '/capability-statement'],
])('%s is near %s', (asked, path) => expect(nearestPath(asked, paths)).toBe(path));

test.each(['/', '/no/such-page', '/wp-login.php', '/gone', `/${'a'.repeat(8000)}`])(
  '%s is near nothing',
  (asked) => expect(nearestPath(asked, paths)).toBeUndefined(),
);
