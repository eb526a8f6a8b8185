import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((name) => join('docs', name)),
].filter((name) => name.endsWith('.md'));

it.each(guides)('%s names only paths and commands that exist', (guide) => {
  const text = readFileSync(guide, 'utf8');
  const named = text.matchAll(/`((?:content|src|server|tools|tests|lab|docs|public)\/(?!\.)[\w./-]*)`/g);
  const linked = text.matchAll(/\]\((?!https?:)([^)#]+)/g);
  const paths = [
    ...[...named].map(([, path = '']) => path),
    ...[...linked].map(([, path = '']) => join(dirname(guide), path)),
  ];
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const commands = text.matchAll(/npm run ([\w:-]+)(?: --prefix (\w+))?/g);
  const unknown = [...commands].filter(([, name = '', folder = '.']) => {
    const { scripts } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    return !(name in scripts);
  });
  expect(unknown.map(([command]) => command)).toEqual([]);
});

it('gives every dependency its sentence', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = readFileSync('docs/decisions/004-dependencies.md', 'utf8');
  const inFamily = (name: string) => named.includes(`${name.split('/')[0]}/*`);
  const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !named.match(new RegExp(`(^|[ ,|])${name}([ ,|]|$)`, 'm')) && !inFamily(name),
  );
  expect(missing).toEqual([]);
});
