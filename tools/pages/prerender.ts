// React Router prerenders in its framework mode alone, which loads the application at once (decision 001).

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { company } from 'records:company';
import { here } from 'words:language';
import { receivedPage, returnedPage } from 'words:messages';
import type { Manifest, Rolldown } from 'vite';
import type { Library } from '#content/records/collection.ts';
import type * as Prerender from '#src/entry-prerender.tsx';
import { localTime } from '#src/lib/local-time.ts';
import { translationsOf } from '#src/views/languages.ts';
import { messageRoute, notFoundRoute } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { isSample, leavesOf } from '#tools/content/record-faults.ts';
import { forEachParallel } from '#tools/parallel.ts';
import { socialPictures, socialSubject } from '#tools/social/social-picture.ts';
import { writeInto } from '#tools/sources.ts';
import { structuredData } from '#tools/structured-data/structured-data.ts';
import { token } from '#tools/styles/tokens.ts';
import { takenForms } from '../../server/messages/receive.ts';
import { buildSite } from '../../vite.config.ts';
import { allPages, type BuiltPage } from './all-pages.ts';
import { filesOf, stylesOf } from './bundle-manifest.ts';

/** Forms that send nothing need nothing to send it with. */
const isDelivered = Object.values(ways).some(({ mode }) => mode === 'here' || mode === 'endpoint');
const unused = isDelivered ? [] : ['src/lib/delivery-client.ts'];

/** Writes the complete HTML of every route, its picture for sharing, and 404.html, into the built site. */
export async function prerenderSite(
  siteFolder: string,
  serverFolder: string,
  library: Library,
): Promise<void> {
  const { render, renderDocument } = await loadPrerender(serverFolder);
  const manifest = await readManifest(siteFolder);
  const samples = Object.values(library)
    .flat()
    .filter(({ value }) => leavesOf(value).some(isSample)).length;
  if (samples) console.log(`Search engines are kept away while records are samples: ${samples} are.`);
  const today = localTime(company.timeZone, new Date()).date;
  const draw = socialPictures(siteFolder);
  const write = async (page: Omit<Parameters<typeof renderDocument>[0], 'html' | 'themeColor'>) => {
    const document = { ...page, html: await render(page.route.path), themeColor: token('color-paper') };
    await writeInto(siteFolder, fileOf(page.route.path), renderDocument(document));
  };
  // the picture of one page is encoded beside the next page
  await forEachParallel(allPages(), async (page) =>
    write({
      route: page.route,
      kind: 'page',
      files: filesOf(manifest, page, unused),
      data: structuredData(page, today),
      isIndexed: samples === 0,
      picture: await draw(socialSubject(page)),
      translations: languagesOf(page),
    }),
  );
  const files = filesOf(manifest, { name: 'notFound' }, unused);
  await write({ route: notFoundRoute, kind: 'not found', files });
}

function languagesOf({ name, route, record, number }: BuiltPage) {
  const further = number === undefined ? translationsOf(name, record) : [];
  return further.length ? [{ language: here, path: route.path }, ...further] : [];
}

/** Where the page of a path lies in the site: /government in government.html. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** The entries of Vite's manifests in the built site: the application in this language, and the boot script. */
export async function readManifest(siteFolder: string): Promise<Manifest> {
  const names = [here.paths ? `manifest-${here.id}.json` : 'manifest.json', 'boot.json'];
  const texts = await Promise.all(names.map((name) => readFile(join(siteFolder, '.vite', name), 'utf8')));
  return Object.assign({}, ...texts.map((text) => JSON.parse(text)));
}

async function loadPrerender(folder: string): Promise<typeof Prerender> {
  return import(/* @vite-ignore */ pathToFileURL(resolve(folder, 'entry-prerender.js')).href);
}

// pages that the server fills in exist in no router's mode: they are rendered as the others are, with styles of their own

const entry = 'src/message-routes.tsx';

/** Writes the pages that the server fills in: received.html, and one for each form that it takes, as that form comes back. */
export async function writeMessagePages(
  siteFolder: string,
  serverFolder: string,
  pagesFolder: string,
): Promise<void> {
  await mkdir(pagesFolder, { recursive: true });
  if (!takenForms.length) return;
  const { render, renderDocument } = await loadPrerender(serverFolder);
  const common = filesOf(await readManifest(siteFolder), { name: 'notFound' });
  const files = { ...common, styles: await buildStyles(siteFolder) };
  const write = async (name: string, path: string, title: string, kind: 'received' | 'returned') => {
    const html = await render(`${messageRoute.path}/${path}`);
    const page = { route: { ...messageRoute, title }, kind, html, files, themeColor: token('color-paper') };
    await writeFile(join(pagesFolder, `${name}.html`), renderDocument(page));
  };
  await write('received', 'received', receivedPage.tab, 'received');
  for (const name of takenForms) await write(name, `returned/${name}`, returnedPage.tab, 'returned');
}

/** Puts the styles of these pages into the site: built on their own, as the application does not know the pages; names their files. */
async function buildStyles(siteFolder: string): Promise<string[]> {
  const built = await buildSite({
    // their pictures are there
    build: { write: false, manifest: 'manifest.json', rolldownOptions: { input: entry } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const sourceOf = (path: string) =>
    (output.find(({ fileName }) => `/${fileName}` === path) as Rolldown.OutputAsset).source;
  const styles = stylesOf(JSON.parse(String(sourceOf('/manifest.json'))), [entry]);
  for (const path of styles) await writeFile(join(siteFolder, path), sourceOf(path));
  return styles;
}
