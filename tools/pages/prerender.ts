import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ways } from '#content/facts/form-delivery.ts';
import { notFoundRoute } from '#content/routes.ts';
import type * as Prerender from '#src/entry-prerender.tsx';
import { token } from '#tools/styles/tokens.ts';
import { allPages } from './all-pages.ts';
import { type Chunk, filesOf } from './bundle-manifest.ts';
import { structuredData } from './structured-data.ts';

/** Forms that send nothing need nothing to send it with. */
const isDelivered = Object.values(ways).some(({ mode }) => mode === 'here' || mode === 'endpoint');
const unused = isDelivered ? [] : ['src/lib/delivery-client.ts'];

/** Writes the complete HTML of every route, and 404.html, into the built site. */
export async function prerenderSite(siteFolder: string, serverFolder: string): Promise<void> {
  const entry = pathToFileURL(resolve(serverFolder, 'entry-prerender.js')).href;
  const { render, renderDocument } = (await import(/* @vite-ignore */ entry)) as typeof Prerender;
  const manifest = await readManifests(siteFolder, ['manifest.json', 'boot.json']);
  const notFound = { name: 'notFound' as const, route: notFoundRoute };
  for (const { name, route, ...part } of [...allPages(), notFound]) {
    const html = renderDocument({
      route,
      kind: name === 'notFound' ? 'not found' : 'page',
      html: await render(route.path),
      files: filesOf(manifest, { name, ...part }, unused),
      data: structuredData(name, route),
      themeColor: token('color-paper'),
    });
    const file = join(siteFolder, route.path === '/' ? 'index.html' : `${route.path}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
}

/** The entries of Vite's manifests in the built site. */
export async function readManifests(siteFolder: string, names: string[]): Promise<Record<string, Chunk>> {
  const texts = await Promise.all(names.map((name) => readFile(join(siteFolder, '.vite', name), 'utf8')));
  return Object.assign({}, ...texts.map((text) => JSON.parse(text)));
}
