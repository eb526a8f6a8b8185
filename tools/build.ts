import { mkdir, rm, writeFile } from 'node:fs/promises';
import { build as viteBuild } from 'vite';
import { hashedNames } from '../vite.config.ts';
import { checkContent } from './content/check-content.ts';
import { writeWellKnownFiles } from './files/well-known-files.ts';
import { writeMessagePages } from './pages/message-pages.ts';
import { prerenderSite } from './pages/prerender.ts';
import { compressFiles } from './serve/compress.ts';
import { hashSources, siteFolder, stampFile } from './sources.ts';
import { writeStatementFiles } from './statement/statement-files.ts';

const serverFolder = 'dist/prerender';
const bootManifest = '.vite/boot.json';

/** `npm run build`: everything from the records to compressed files in dist/site. */
export async function build(): Promise<void> {
  process.env.NODE_ENV = 'production';
  const started = performance.now();
  const sources = await hashSources();
  await rm('dist', { recursive: true, force: true });
  await step('content', async () => checkContent());
  await step('browser code', () => viteBuild({ logLevel: 'warn', build: { outDir: siteFolder } }));
  await step('boot code', buildBoot);
  await step('prerender code', () =>
    viteBuild({
      logLevel: 'warn',
      build: { ssr: 'src/entry-prerender.tsx', outDir: serverFolder, copyPublicDir: false },
    }),
  );
  await step('pages', () => prerenderSite(siteFolder, serverFolder));
  await step('message pages', () => writeMessagePages(siteFolder, serverFolder, 'dist/server/pages'));
  await step('files', () => writeWellKnownFiles(siteFolder));
  await step('statement', () => writeStatementFiles(siteFolder));
  await step('compression', () => compressFiles(siteFolder));
  await rm(`${siteFolder}/.vite`, { recursive: true });
  await mkdir('dist', { recursive: true });
  await writeFile(stampFile, sources);
  console.log(`Built in ${seconds(started)} s: ${siteFolder}`);
}

/** Entry point of the command. */
export async function main(): Promise<void> {
  await build();
}

/** On its own, so that no part of it is shared with the application: it stays one small file. */
async function buildBoot(): Promise<void> {
  await viteBuild({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir: siteFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: bootManifest,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: { boot: 'src/boot.ts' }, output: hashedNames },
    },
  });
}

async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const started = performance.now();
  await work();
  console.log(`${name.padEnd(15)}${seconds(started).padStart(6)} s`);
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
