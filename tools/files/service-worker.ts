import { createHash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from 'records:company';
import { here, others as languages } from 'words:language';
import { build as viteBuild } from 'vite';
import { type RouteName, recordPages, serverPaths } from '#content/values/addresses.ts';
import { projectsPerPage } from '#content/values/pagination.ts';
import { serviceWorkerOf } from '#src/views/languages.ts';
import { notFoundRoute, routes } from '#src/views/routes.ts';
import { allPages, type BuiltPage, isRecordPage } from '#tools/pages/all-pages.ts';
import { reachedFrom, sourcesOf } from '#tools/pages/bundle-manifest.ts';
import { fileOf, readManifest } from '#tools/pages/prerender.ts';

// workbox-build lists files to be answered from the cache first; ours are a version that is kept whole, after the network (decision 013).

/** What pages cannot do without: not their pictures, which are kept as they are seen. */
const part = /^assets\/.+\.(?:js|css|woff2|svg)$/;
/** What has no hash in its name. */
const others = [
  'favicon.svg',
  'manifest.webmanifest',
  'speculation-rules.json',
  'moved-pages.json',
  'files/capability-statement.pdf',
];

const name = serviceWorkerOf(here);

/** Writes the service worker, or the one that ends it where the record says `offline: false`; that one as `off` too, where it is named. */
export async function writeServiceWorker(siteFolder: string, off?: string): Promise<void> {
  await bundle('retire', siteFolder, {});
  if (off) await copyFile(join(siteFolder, name), off);
  const BUILD = JSON.stringify(await describeBuild(siteFolder));
  if (company.offline) await bundle('service-worker', siteFolder, { BUILD });
}

async function describeBuild(siteFolder: string) {
  const manifest = await readManifest(siteFolder);
  const { kept, left } = splitKept(allPages());
  const reached = reachedFrom(manifest, left.flatMap(sourcesOf));
  const assets = reached.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const files = [...new Set(assets.filter((file) => part.test(file))), ...others].sort();
  const pages = kept.map(({ route }) => route.path);
  const hash = createHash('sha256');
  const documents = [...pages, notFoundRoute.path].map(fileOf);
  for (const file of [...documents, ...files])
    hash.update(file).update(await readFile(join(siteFolder, file)));
  return {
    version: hash.digest('hex').slice(0, 12),
    // the worker of another language has caches of its own
    prefix: here.paths ? `${here.id}-site-` : 'site-',
    notFound: notFoundRoute.path,
    pages,
    files: files.map((file) => `/${file}`),
    lists: [...new Set(left.map(listOf))],
    home: routes.home.path,
    onlyOnline: [...languages.flatMap(({ paths }) => paths?.home ?? []), serverPaths.messages, '/files'],
  };
}

/** One file without modules, which every browser with service workers runs. */
async function bundle(file: string, outDir: string, define: Record<string, string>): Promise<void> {
  await viteBuild({
    configFile: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: `src/service-worker/${file}.ts`,
        output: { format: 'iife', entryFileNames: name },
      },
    },
  });
}

/** Which pages a browser keeps without a network: of records as many as a list shows, or a visit would fetch a thousand projects. */
function splitKept(pages: readonly BuiltPage[]): { kept: BuiltPage[]; left: BuiltPage[] } {
  const sameKind = (page: BuiltPage) => pages.filter((one) => isRecordPage(one) && one.name === page.name);
  const isKept = (page: BuiltPage) =>
    page.number === undefined && sameKind(page).indexOf(page) < projectsPerPage;
  return { kept: pages.filter(isKept), left: pages.filter((page) => !isKept(page)) };
}

function listOf(page: BuiltPage): string {
  const name = isRecordPage(page) ? recordPages[page.name].parent : (page.name as RouteName);
  return routes[name].path;
}
