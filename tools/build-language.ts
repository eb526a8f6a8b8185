import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { here } from 'words:language';
import { build as viteBuild } from 'vite';
import { notFoundRoute } from '#src/views/routes.ts';
import { refuseOriginal } from './content/left-in-original.ts';
import { writeServiceWorker } from './files/service-worker.ts';
import { allPages } from './pages/all-pages.ts';
import { writeMessagePages } from './pages/message-pages.ts';
import { fileOf, prerenderSite } from './pages/prerender.ts';
import { writeContactFile } from './statement/statement-files.ts';

/**
 * The pages of another language (`SITE_LANGUAGE=`), put into the site that is being built in `folder`: the application with its
 * words, its pages, and what the server needs to answer its forms. Entry point of the command; a part of tools/build.ts.
 */
export async function main([folder = '']: readonly string[]): Promise<void> {
  process.env.NODE_ENV = 'production';
  const site = `${folder}/site`;
  const prerender = `${folder}/prerender-${here.id}`;
  const pages = `${folder}/server/pages/${here.id}`;
  await viteBuild({ logLevel: 'warn', build: { outDir: site, emptyOutDir: false } });
  await viteBuild({
    logLevel: 'warn',
    build: { ssr: 'src/entry-prerender.tsx', outDir: prerender },
  });
  await prerenderSite(site, prerender);
  await writeMessagePages(site, prerender, pages);
  await refuseOriginal(resolve('.'), here.id, [
    ...[...allPages().map(({ route }) => route.path), notFoundRoute.path].map((path) =>
      join(site, fileOf(path)),
    ),
    ...(await readdir(pages)).map((file) => join(pages, file)),
  ]);
  await writeContactFile(site);
  await writeServiceWorker(site);
  await viteBuild({
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['@libsql/client'] },
    build: {
      ssr: 'server/messages/message-routes.ts',
      minify: true,
      outDir: pages,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'routes.js', codeSplitting: false } },
    },
  });
}
