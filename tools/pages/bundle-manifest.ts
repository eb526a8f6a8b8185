// Vite's manifest says what each chunk imports; which of it a page may name, and when, no library knows (decision 001).

import type { Manifest, ManifestChunk } from 'vite';

/** The two fonts of every first screen; the others come with the styles. */
const preloadedFonts = ['archivo-head.woff2', 'public-sans-text.woff2'];

type PageKey = { name: string; number?: number; record?: string };

const entry = 'src/entry-client.tsx';
/** Asked for by a form that is in use, where it has a mouse: phones have their own picker, so nobody fetches it ahead. */
const drawnList = 'src/ui/select-listbox.tsx';
/** Fetched while the browser is idle (vite.config.ts names them); what a page shares with a few others comes with the first sign of intent. */
const ofEveryPage = ['rolldown-runtime', 'react', 'router', 'app'];
const furtherProjects = 'src/pages/projects/further-projects-page.tsx';

/** What the HTML of a page names: its styles, fonts and boot script, and what boot.ts fetches later, except `unused` sources. */
export function filesOf(
  manifest: Manifest,
  { name, number = 1, record }: PageKey,
  unused: readonly string[] = [],
) {
  const folder = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const page = `src/pages/${folder}/${folder}-page.tsx`;
  const sources = [number === 1 ? page : furtherProjects, ...sourcesOf({ name, number, record })];
  const needed = unique([entry, ...sources].flatMap((key) => closure(manifest, key)));
  const isPage = (key: string) => /-page(\.tsx)?$|^record(s|-page):/.test(key);
  const firstUse = needed
    .flatMap((key) => chunk(manifest, key).dynamicImports ?? [])
    .filter((key) => !isPage(key) && key !== drawnList && !unused.includes(key))
    .flatMap((key) => closure(manifest, key));
  const later = unique(firstUse).filter((key) => !needed.includes(key));
  const fileOf = (key: string) => address(chunk(manifest, key).file);
  const app = [...needed.filter((key) => key !== entry), entry];
  return {
    // the entry's own styles declare the order of the layers: they must come first
    styles: stylesOf(manifest, [entry, ...needed]),
    fonts: preloadedFonts.map((font) => fileOf(`src/styles/fonts/${font}`)),
    boot: fileOf('src/boot.ts'),
    // all of the application that this page needs, in the order in which it runs
    app: app.map(fileOf),
    idle: app.filter((key) => ofEveryPage.includes(chunk(manifest, key).name ?? '')).map(fileOf),
    later: later.flatMap((key) => [fileOf(key), ...(chunk(manifest, key).css ?? []).map(address)]),
  };
}

/** The sources of what a further page of the projects or the page of a record brings beside the code of its kind. */
export function sourcesOf({ name, number = 1, record }: PageKey): string[] {
  return [
    ...(number === 1 ? [] : [`records:projects/${number}`]),
    ...(record ? [`record-page:${name}/${record}`] : []),
  ];
}

/** What the build has without these `left` sources: each entry, all that it may ever load but them, and every file of no code. */
export function reachedFrom(manifest: Manifest, left: readonly string[]): ManifestChunk[] {
  const isStart = ([, { file, isEntry }]: [string, ManifestChunk]) => isEntry || !file.endsWith('.js');
  const reached = new Set(
    Object.entries(manifest)
      .filter(isStart)
      .map(([key]) => key),
  );
  for (const key of reached) {
    const { imports = [], dynamicImports = [] } = chunk(manifest, key);
    for (const next of [...imports, ...dynamicImports]) if (!left.includes(next)) reached.add(next);
  }
  return [...reached].map((key) => chunk(manifest, key));
}

/** The addresses of the styles of these chunks and of all they import; the first one's come first. */
export function stylesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const needed = unique(keys.flatMap((key) => [key, ...closure(manifest, key)]));
  return unique(needed.flatMap((key) => chunk(manifest, key).css ?? [])).map(address);
}

function closure(manifest: Manifest, key: string): string[] {
  const imports = chunk(manifest, key).imports ?? [];
  return unique([...imports.flatMap((imported) => closure(manifest, imported)), key]);
}

function chunk(manifest: Manifest, key: string): ManifestChunk {
  const found = manifest[key];
  if (!found)
    throw new Error(`The build has no ${key}: does the page's file have the name that its route asks for?`);
  return found;
}

function unique<T>(list: T[]): T[] {
  return [...new Set(list)];
}

function address(file: string): string {
  return `/${file}`;
}
