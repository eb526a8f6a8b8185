import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listFile, thirdParty } from './third-party.ts';

const list = thirdParty();

test('the list of what others wrote is the lockfile’s; run npm run format', () => {
  expect(readFileSync(listFile, 'utf8')).toBe(list);
});

test('each package stands where it ends up', () => {
  const [, browser = '', server = '', build = ''] = list.split('\n## ');
  for (const name of ['react', 'scheduler', 'workbox-core', '@floating-ui/dom'])
    expect(browser).toContain(`| ${name} |`);
  for (const name of ['hono', '@libsql/client']) expect(server).toContain(`| ${name} |`);
  for (const name of ['vite', 'sharp', 'zod']) expect(build).toContain(`| ${name} |`);
  expect(build).not.toContain('| react |');
});

test('nothing is installed that asks us to publish what is ours', () => {
  const shipped = list.slice(0, list.indexOf('\n## At build'));
  expect(shipped).not.toMatch(/GPL|SSPL|BUSL|UNLICENSED|SEE LICENSE/);
});

test('every version is exact, and no package runs code while it is installed', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  expect(readFileSync('.npmrc', 'utf8')).toContain('ignore-scripts=true');
});

test('every action of the workflow is pinned to the commit that was read', () => {
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
  const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action as string))).toEqual([]);
  // the two command lines of the README, and no other way
  expect(workflow).toContain('run: npm ci && npm test');
});
