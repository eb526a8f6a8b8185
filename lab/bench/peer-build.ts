import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { compressFiles } from '../../tools/files/compress.ts';
import { copyPublicFiles, fillMark, type PeerInput, readPeerInput } from './peer-input.ts';
import { versionOf } from './results.ts';

/** The same home page, delivered by somebody else's way. */
export interface Peer {
  name: string;
  /** Its folder in lab/bench/peers/apps. */
  app: string;
  /** Whose version is said. */
  package: string;
  command: readonly string[];
  /** Where the built site lies, from the app's folder. */
  output: string;
}

const folder = 'lab/bench/peers';

/** In the order of the table. */
export const peers: readonly Peer[] = [
  {
    name: 'React in the browser alone (Vite)',
    app: 'client',
    package: 'vite',
    command: ['vite', 'build'],
    output: 'dist',
  },
  {
    name: 'React Router, framework mode, prerendered',
    app: 'react-router',
    package: 'react-router',
    command: ['react-router', 'build'],
    output: 'build/client',
  },
  {
    name: 'Astro with React islands',
    app: 'astro',
    package: 'astro',
    command: ['astro', 'build'],
    output: 'dist',
  },
  { name: 'Next, exported', app: 'next', package: 'next', command: ['next', 'build'], output: 'out' },
];

/** Installs what the peers need, on first use: nobody else's `npm ci` brings it. */
export function providePeers(): void {
  if (existsSync(`${folder}/node_modules`)) return;
  console.log(`Installing the peers into ${folder} …`);
  // not npm ci: it refuses a lockfile without the binaries of every other platform, which not every registry has
  const options = ['--no-save', '--ignore-scripts', '--no-fund', '--no-audit'];
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...options], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The peers could not be installed: is the npm registry within reach?');
}

/** Builds a peer out of our built home page; resolves with the folder to be served, compressed as ours is. */
export async function buildPeer({ app, command, output }: Peer): Promise<string> {
  const place = resolve(folder, 'dist', app);
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await cp(join(folder, 'apps', app), place, { recursive: true });
  await cp(join(folder, 'quote'), join(place, 'quote'), { recursive: true });
  await writeInput(place, app, await readPeerInput());
  const [program, ...args] = command;
  await promisify(execFile)(resolve(folder, 'node_modules/.bin', program as string), args, {
    cwd: place,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    maxBuffer: 1e8,
    timeout: 600_000,
  });
  const site = join(place, output);
  // our server wants a page for what is missing
  if (!existsSync(join(site, '404.html'))) await cp(join(site, 'index.html'), join(site, '404.html'));
  await compressFiles(site);
  return site;
}

/** The version of a package that the peers are built with. */
export function peerVersion(name: string): string {
  return versionOf(`${folder}/node_modules/${name}/package.json`);
}

async function writeInput(place: string, app: string, input: PeerInput): Promise<void> {
  for (const [name, source] of Object.entries(input.files))
    await writeFile(join(place, 'quote', name), source);
  await copyPublicFiles(join(place, 'public'));
  if (app === 'client') await fillMark(join(place, 'index.html'), '<!-- head -->', input.head);
  if (app !== 'astro') return;
  const page = join(place, 'src/pages/index.astro');
  await fillMark(page, '<!-- head -->', input.astroHead);
  await fillMark(page, '<!-- home -->', input.astroHome);
}
