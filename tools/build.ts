import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { here, others } from 'words:language';
import { build as viteBuild } from 'vite';
import type { Library } from '#content/records/collection.ts';
import { notFoundRoute } from '#src/views/routes.ts';
import { buildSite, hashedNames } from '../vite.config.ts';
import { checkContent } from './content/check-content.ts';
import { refuseOriginal } from './content/left-in-original.ts';
import { soundContent } from './content/read-content.ts';
import { compressFiles } from './files/compress.ts';
import { writeServiceWorker } from './files/service-worker.ts';
import { writeStaticHost } from './files/static-host.ts';
import { writeWellKnownFiles } from './files/well-known-files.ts';
import { allPages } from './pages/all-pages.ts';
import { fileOf, prerenderSite, writeMessagePages } from './pages/prerender.ts';
import { copyFiles, hashSources, isBuilt, previousFolder, siteFolder, stampFile } from './sources.ts';
import { writeContactFile, writeStatementFiles } from './statement/statement-files.ts';

/** Everything is made here and put in its place at the end: the running server never meets half a site. */
const nextFolder = 'dist/next';
const nextSite = `${nextFolder}/site`;
const prerenderFolder = `${nextFolder}/prerender`;
const messagePages = `${nextFolder}/server/pages`;
const bootManifest = '.vite/boot.json';

/** `npm run build`: everything from the records to compressed files in dist/site, the server that serves them, and what other hosts need. */
export async function build(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const started = performance.now();
  const sources = await hashSources();
  const isSameAgain = await isBuilt();
  await rm(nextFolder, { recursive: true, force: true });
  const { library } = await step('content', checkContent);
  await step('boot code', buildBoot);
  await step('files', () => writeWellKnownFiles(nextSite));
  await step('statement', () => writeStatementFiles(nextSite));
  for (const { id } of others) await copyFiles(nextSite, `${nextFolder}/${id}`);
  await Promise.all([
    ...others.map(({ id }) => step(`in ${id}`, () => buildLanguage(id))),
    buildOriginal(library),
  ]);
  for (const { id } of others) await copyFiles(`${nextFolder}/${id}`, nextSite);
  await step('compression', () => compressFiles(nextSite));
  await step('server', () => bundleForNode('server/main.ts', nextFolder, 'server.js'));
  await rm(`${nextSite}/.vite`, { recursive: true });
  await step('static host', () => writeStaticHost(nextSite, `${nextFolder}/static`));
  await putInPlace(isSameAgain);
  await writeFile(stampFile, sources);
  console.log(`Built in ${seconds(started)} s: ${siteFolder}`);
}

/** Entry point of the command; `--if-needed` leaves a build of the current sources as it is, `--pages` puts those of another language into a folder of the one under way. */
export async function main(args: readonly string[]): Promise<void> {
  const [flag, folder] = args;
  if (flag === '--pages' && folder) await addPages(folder);
  else if (flag === '--if-needed' && (await isBuilt())) console.log('The build is up to date.');
  else await build();
}

async function buildOriginal(library: Library): Promise<void> {
  await step('browser code', () => buildSite({ build: { outDir: nextSite, emptyOutDir: false } }));
  await step('prerender code', () => buildPrerender(prerenderFolder));
  await step('pages', () => prerenderSite(nextSite, prerenderFolder, library));
  await step('message pages', () => writeMessagePages(nextSite, prerenderFolder, messagePages));
  await step('service worker', () => writeServiceWorker(nextSite, `${nextFolder}/service-worker-off.js`));
}

/** Its words are other modules: in a process of its own, beside the pages of the original, and in a folder of its own until both are there. */
async function buildLanguage(id: string): Promise<void> {
  const own = `${nextFolder}/${id}`;
  const tool = spawn(process.execPath, ['tools/run.mjs', 'tools/build.ts', '--pages', own], {
    stdio: 'inherit',
    env: { ...process.env, SITE_LANGUAGE: id },
  });
  const [code] = await once(tool, 'exit');
  if (code !== 0) throw new Error(`The pages in the language "${id}" could not be built: see above`);
}

async function addPages(folder: string): Promise<void> {
  const prerender = `${nextFolder}/prerender-${here.id}`;
  const pages = `${messagePages}/${here.id}`;
  await buildSite({ build: { outDir: folder, emptyOutDir: false } });
  await buildPrerender(prerender);
  const content = soundContent(resolve('.'));
  await prerenderSite(folder, prerender, content.library);
  await writeMessagePages(folder, prerender, pages);
  await refuseOriginal(resolve('.'), content, [
    ...[...allPages().map(({ route }) => route.path), notFoundRoute.path].map((path) =>
      join(folder, fileOf(path)),
    ),
    ...(await readdir(pages)).map((file) => join(pages, file)),
  ]);
  await writeContactFile(folder);
  await writeServiceWorker(folder);
  await bundleForNode('server/messages/message-routes.ts', pages, 'routes.js');
}

const buildPrerender = (outDir: string) => buildSite({ build: { ssr: 'src/entry-prerender.tsx', outDir } });

/** On its own, so that no part of it is shared with the application: it stays one small file. */
const buildBoot = () =>
  viteBuild({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: nextSite,
      emptyOutDir: false,
      manifest: bootManifest,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: { boot: 'src/boot.ts' }, output: hashedNames },
    },
  });

/** One file that runs with Node alone; only the database's native part stays in node_modules. */
const bundleForNode = (ssr: string, outDir: string, entryFileNames: string) =>
  buildSite({
    ssr: { noExternal: true, external: ['@libsql/client'] },
    build: {
      ssr,
      minify: true,
      outDir,
      emptyOutDir: false,
      // one letter beyond Latin-1 and the engine keeps two bytes of each character of the file, half a megabyte more
      rolldownOptions: { output: { entryFileNames, codeSplitting: false, charset: 'ascii' } },
    },
  });

/** The site before this one stays for whoever has a page of it open; where it is this one `isSameAgain`, the one before that. */
async function putInPlace(isSameAgain: boolean): Promise<void> {
  if (!isSameAgain) await rm(previousFolder, { recursive: true, force: true });
  await mkdir(siteFolder, { recursive: true });
  await rename(siteFolder, isSameAgain ? `${nextFolder}/same` : previousFolder);
  await rename(nextSite, siteFolder);
  for (const name of ['server', 'server.js', 'prerender', 'static', 'service-worker-off.js']) {
    await rm(`dist/${name}`, { recursive: true, force: true });
    await rename(`${nextFolder}/${name}`, `dist/${name}`);
  }
  await rm(nextFolder, { recursive: true });
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`${name.padEnd(15)}${seconds(started).padStart(6)} s`);
  return result;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
