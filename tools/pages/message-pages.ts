// Pages that the server fills in exist in no router's mode: they are rendered as the others are, with styles of their own.

import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { here } from 'words:language';
import { receivedPage, returnedPage } from 'words:messages';
import { build } from 'vite';
import type * as Prerender from '#src/entry-prerender.tsx';
import { messageRoute } from '#src/views/routes.ts';
import { token } from '#tools/styles/tokens.ts';
import { takenForms } from '../../server/messages/check-entries.ts';
import { type Chunk, filesOf, stylesOf } from './bundle-manifest.ts';
import { languageManifest, readManifests } from './prerender.ts';

const entry = 'src/message-routes.tsx';
const stylesFolder = `dist/message-styles-${here.id}`;

/**
 * Writes the pages that the server fills in: received.html, and one for each form that it takes, as that form comes back.
 * None where the server takes none.
 */
export async function writeMessagePages(
  siteFolder: string,
  serverFolder: string,
  pagesFolder: string,
): Promise<void> {
  await mkdir(pagesFolder, { recursive: true });
  if (!takenForms.length) return;
  const entryFile = pathToFileURL(resolve(serverFolder, 'entry-prerender.js')).href;
  const { renderMessagePage, renderDocument } = (await import(
    /* @vite-ignore */ entryFile
  )) as typeof Prerender;
  const common = filesOf(await readManifests(siteFolder, [languageManifest, 'boot.json']), {
    name: 'notFound',
  });
  const files = { ...common, styles: await buildStyles(siteFolder) };
  const pages = [
    { name: 'received', path: 'received', title: receivedPage.tab, kind: 'received' as const },
    ...takenForms.map((name) => ({
      name,
      path: `returned/${name}`,
      title: returnedPage.tab,
      kind: 'returned' as const,
    })),
  ];
  for (const { name, path, title, kind } of pages) {
    const html = renderDocument({
      route: { ...messageRoute, title },
      kind,
      html: await renderMessagePage(`${messageRoute.path}/${path}`),
      files,
      themeColor: token('color-paper'),
    });
    await writeFile(join(pagesFolder, `${name}.html`), html);
  }
}

/**
 * Puts the styles of these pages into the site, and returns their addresses. Built on their own: the application does not
 * know these pages, and its files stay as they are.
 */
async function buildStyles(siteFolder: string): Promise<string[]> {
  await build({
    logLevel: 'warn',
    build: {
      outDir: stylesFolder,
      copyPublicDir: false,
      manifest: 'manifest.json',
      rolldownOptions: { input: entry },
    },
  });
  const manifest = JSON.parse(await readFile(join(stylesFolder, 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const styles = stylesOf(manifest, [entry]);
  for (const file of styles) {
    await copyFile(join(stylesFolder, file), join(siteFolder, file));
  }
  await rm(stylesFolder, { recursive: true });
  return styles;
}
