import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Packages = Record<string, { license?: string; os?: string[]; cpu?: string[] }>;

test('nothing is installed that asks us to publish what is ours', () => {
  const lock: { packages: Packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const { '': _site, ...packages } = lock.packages;
  // sharp's library draws pictures at build and is never shipped; a package for one system has the license of what asks for it
  const fine = ([path, { license, os, cpu }]: [string, Packages[string]]) =>
    /\/@img\/sharp-/.test(path) ||
    (license ? !/GPL|SSPL|BUSL|UNLICENSED|SEE LICENSE/.test(license) : Boolean(os ?? cpu));
  expect(Object.entries(packages).filter((entry) => !fine(entry))).toEqual([]);
});

test.each(['.', 'generators', 'lab'])(
  'in %s every version is exact, and no package runs code while it is installed',
  (folder) => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(readFileSync(`${folder}/.npmrc`, 'utf8')).toContain('ignore-scripts=true');
  },
);

test('every action of the workflow is pinned to the commit that was read', () => {
  const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
  const used = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action as string))).toEqual([]);
});
