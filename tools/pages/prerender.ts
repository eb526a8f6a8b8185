// React Router prerenders in its framework mode alone, which loads the application at once (decision 001).

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { company } from 'records:company';
import { notFoundRoute } from '#content/addresses/routes.ts';
import { ways } from '#content/facts/settings.ts';
import type * as Prerender from '#src/entry-prerender.tsx';
import { localDay } from '#src/lib/local-day.ts';
import { sampleRecords } from '#tools/content/sample-records.ts';
import { socialPictures } from '#tools/social/social-picture.ts';
import { socialSubject } from '#tools/social/social-subject.ts';
import { structuredData } from '#tools/structured-data/structured-data.ts';
import { token } from '#tools/styles/tokens.ts';
import { allPages } from './all-pages.ts';
import { type Chunk, filesOf } from './bundle-manifest.ts';

/** Forms that send nothing need nothing to send it with. */
const isDelivered = Object.values(ways).some(({ mode }) => mode === 'here' || mode === 'endpoint');
const unused = isDelivered ? [] : ['src/lib/delivery-client.ts'];

/** Writes the complete HTML of every route, its picture for sharing, and 404.html, into the built site. */
export async function prerenderSite(siteFolder: string, serverFolder: string): Promise<void> {
  const entry = pathToFileURL(resolve(serverFolder, 'entry-prerender.js')).href;
  const { render, renderDocument } = (await import(/* @vite-ignore */ entry)) as typeof Prerender;
  const manifest = await readManifests(siteFolder, ['manifest.json', 'boot.json']);
  const samples = sampleRecords(resolve('.')).length;
  if (samples) console.log(`Search engines are kept away while records are samples: ${samples} are.`);
  const today = localDay(company.timeZone, new Date());
  const draw = socialPictures(siteFolder);
  const themeColor = token('color-paper');
  for (const page of allPages()) {
    const { name, route, number, record } = page;
    await writePage(
      siteFolder,
      route.path === '/' ? '/index.html' : `${route.path}.html`,
      renderDocument({
        route,
        kind: 'page',
        html: await render(route.path),
        files: filesOf(manifest, { name, number, record }, unused),
        data: structuredData(page, today),
        isIndexed: samples === 0,
        picture: await draw(socialSubject(page)),
        themeColor,
      }),
    );
  }
  await writePage(
    siteFolder,
    `${notFoundRoute.path}.html`,
    renderDocument({
      route: notFoundRoute,
      kind: 'not found',
      html: await render(notFoundRoute.path),
      files: filesOf(manifest, { name: 'notFound' }, unused),
      themeColor,
    }),
  );
}

async function writePage(siteFolder: string, path: string, text: string): Promise<void> {
  const file = join(siteFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The entries of Vite's manifests in the built site. */
export async function readManifests(siteFolder: string, names: string[]): Promise<Record<string, Chunk>> {
  const texts = await Promise.all(names.map((name) => readFile(join(siteFolder, '.vite', name), 'utf8')));
  return Object.assign({}, ...texts.map((text) => JSON.parse(text)));
}
