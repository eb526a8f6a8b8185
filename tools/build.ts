import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm } from 'node:fs/promises';
import { others } from 'words:language';
import { type Rolldown, build as viteBuild } from 'vite';
import { hashedNames } from '../vite.config.ts';
import { checkContent } from './content/check-content.ts';
import { compressFiles } from './files/compress.ts';
import { writeIcons } from './files/icons.ts';
import { writeServiceWorker } from './files/service-worker.ts';
import { writeStaticHost } from './files/static-host.ts';
import { writeWellKnownFiles } from './files/well-known-files.ts';
import { writeMessagePages } from './pages/message-pages.ts';
import { prerenderSite } from './pages/prerender.ts';
import { hashSources, isBuilt, previousFolder, siteFolder, writeStamp } from './sources.ts';
import { writeStatementFiles } from './statement/statement-files.ts';

/** Everything is made here and put in its place at the end: the running server never meets half a site. */
const nextFolder = 'dist/next';
const nextSite = `${nextFolder}/site`;
const prerenderFolder = `${nextFolder}/prerender`;
const bootManifest = '.vite/boot.json';

/** `npm run build`: everything from the records to compressed files in dist/site, the server that serves them, and what other hosts need. */
export async function build(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const started = performance.now();
  const sources = await hashSources();
  await rm(nextFolder, { recursive: true, force: true });
  await step('content', async () => checkContent());
  await step('browser code', () => viteBuild({ logLevel: 'warn', build: { outDir: nextSite } }));
  await step('boot code', buildBoot);
  await step('prerender code', () =>
    viteBuild({
      logLevel: 'warn',
      build: { ssr: 'src/entry-prerender.tsx', outDir: prerenderFolder },
    }),
  );
  await step('pages', () => prerenderSite(nextSite, prerenderFolder));
  await step('message pages', () =>
    writeMessagePages(nextSite, prerenderFolder, `${nextFolder}/server/pages`),
  );
  await step('files', () => Promise.all([writeWellKnownFiles(nextSite), writeIcons(nextSite)]));
  await step('statement', () => writeStatementFiles(nextSite));
  await step('service worker', () => writeServiceWorker(nextSite, `${nextFolder}/service-worker-off.js`));
  for (const { id } of others) await step(`in ${id}`, () => buildLanguage(id, nextFolder));
  await step('compression', () => compressFiles(nextSite));
  await step('server', buildServer);
  await rm(`${nextSite}/.vite`, { recursive: true });
  await step('static host', () => writeStaticHost(nextSite, `${nextFolder}/static`));
  await putInPlace();
  await writeStamp(sources);
  console.log(`Built in ${seconds(started)} s: ${siteFolder}`);
}

/** Entry point of the command; `--if-needed` leaves a build of the current sources as it is. */
export async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--if-needed') && (await isBuilt())) console.log('The build is up to date.');
  else await build();
}

/** Its words are other modules: in a process of its own. */
async function buildLanguage(id: string, folder: string): Promise<void> {
  const tool = spawn(process.execPath, ['tools/run.mjs', 'tools/build-language.ts', folder], {
    stdio: 'inherit',
    env: { ...process.env, SITE_LANGUAGE: id },
  });
  const [code] = await once(tool, 'exit');
  if (code !== 0) throw new Error(`The pages in the language "${id}" could not be built: see above`);
}

/** On its own, so that no part of it is shared with the application: it stays one small file. */
async function buildBoot(): Promise<void> {
  await viteBuild({
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
}

/** One file that runs with Node alone; only the database's native part stays in node_modules. */
async function buildServer(): Promise<void> {
  await viteBuild({
    logLevel: 'warn',
    plugins: [{ name: 'latin', generateBundle: (_, files) => Object.values(files).forEach(escapeLetters) }],
    ssr: { noExternal: true, external: ['@libsql/client'] },
    build: {
      ssr: 'server/main.ts',
      minify: true,
      outDir: nextFolder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'server.js', codeSplitting: false } },
    },
  });
}

/** One letter beyond Latin-1 and the engine keeps two bytes of each character of the file, half a megabyte more. */
function escapeLetters(file: Rolldown.OutputChunk | Rolldown.OutputAsset): void {
  if (file.type === 'chunk')
    file.code = file.code.replace(
      /[^\0-\xff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}

/** The site before this one stays for whoever has a page of it open. */
async function putInPlace(): Promise<void> {
  await rm(previousFolder, { recursive: true, force: true });
  await mkdir(siteFolder, { recursive: true });
  await rename(siteFolder, previousFolder);
  await rename(nextSite, siteFolder);
  for (const name of ['server', 'server.js', 'prerender', 'static', 'service-worker-off.js']) {
    await rm(`dist/${name}`, { recursive: true, force: true });
    await rename(`${nextFolder}/${name}`, `dist/${name}`);
  }
  await rm(nextFolder, { recursive: true });
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`${name.padEnd(15)}${seconds(started).padStart(6)} s`);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
