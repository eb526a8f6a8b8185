import { readFileSync, writeFileSync } from 'node:fs';

/** The list, written from the lockfile and the reasons that stand in decision 004. */
export const listFile = 'docs/third-party.md';

const decisions = 'docs/decisions/004-dependencies.md';

interface Package {
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

type Packages = Record<string, Package>;

/** Part of `npm run format`: writes the list anew. */
export function main(): void {
  writeFileSync(listFile, thirdParty());
}

/** Every package of the lockfile with its version and license, by how far it gets. Throws where a license is not known. */
export function thirdParty(): string {
  const { '': _site, ...packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    .packages as Packages;
  const [browser = '', server = ''] = readFileSync(decisions, 'utf8').split(/^In the server|^At build/m);
  const inBrowser = withAllBelow(packages, namesIn(browser));
  const inServer = withAllBelow(packages, namesIn(server)).filter((path) => !inBrowser.includes(path));
  const others = Object.keys(packages).filter(
    (path) => !inBrowser.includes(path) && !inServer.includes(path),
  );
  const rows = (paths: string[]) => {
    const lines = paths.map((path) => {
      const name = nameOf(path);
      return `| ${name} | ${packages[path]?.version} | ${licenseOf(packages, path)} |`;
    });
    return ['| package | version | license |', '|---|---|---|', ...new Set(lines.sort())].join('\n');
  };
  return `# What others wrote

Written by \`npm run format\` from \`package-lock.json\`; the reason for each package that we chose stands in [decision 004](decisions/004-dependencies.md).
A build leaves the same list for machines in \`dist/sbom.cdx.json\` (CycloneDX).

## In the browser

${rows(inBrowser)}

## In the server

${rows(inServer)}

## At build and in tests only

Several are the same program for another system; an installation takes one of them.

${rows(others)}
`;
}

/** The packages in the first column of a table. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/^\| (?!package|---)([^|]+) \|/gm)].flatMap(([, names]) =>
    (names as string).split(', '),
  );
}

/** The packages of these names, with all that they bring along. */
function withAllBelow(packages: Packages, names: readonly string[]): string[] {
  const found = new Set<string>();
  const follow = (name: string, from: string) => {
    const path = resolve(packages, name, from);
    if (!path || found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies } = packages[path] as Package;
    for (const below of Object.keys({ ...dependencies, ...optionalDependencies })) follow(below, path);
  };
  for (const name of names) follow(name, '');
  return [...found];
}

/** Where Node would find it: beside whoever asks, then further up. */
function resolve(packages: Packages, name: string, from: string): string | undefined {
  const levels = from
    .split('/node_modules/')
    .map((_, at, all) => all.slice(0, all.length - at).join('/node_modules/'));
  return [
    ...levels.filter(Boolean).map((level) => `${level}/node_modules/${name}`),
    `node_modules/${name}`,
  ].find((path) => path in packages);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Some builds for other systems name no license of their own: they are parts of the package that asks for them. */
function licenseOf(packages: Packages, path: string): string {
  const { license } = packages[path] as Package;
  if (license) return license;
  const name = nameOf(path);
  const whole = Object.entries(packages).find(
    ([, { optionalDependencies, dependencies }]) => name in { ...optionalDependencies, ...dependencies },
  );
  if (whole?.[1].license) return `${whole[1].license} (as ${nameOf(whole[0])})`;
  throw new Error(`${name} names no license; find it, or do without the package`);
}
