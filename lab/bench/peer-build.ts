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
  /** What builds it, whose version is said: also the name of its folder in lab/bench/peers/apps. */
  tool: string;
  /** Where the built site lies, from the app's folder. */
  output: string;
}

const folder = 'lab/bench/peers';

/** In the order of the table. */
export const peers: readonly Peer[] = [
  { name: 'React in the browser alone (Vite)', tool: 'vite', output: 'dist' },
  { name: 'React Router, framework mode, prerendered', tool: 'react-router', output: 'build/client' },
  { name: 'Astro with React islands', tool: 'astro', output: 'dist' },
  { name: 'Next, exported', tool: 'next', output: 'out' },
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
export async function buildPeer({ tool, output }: Peer): Promise<string> {
  const place = resolve(folder, 'dist', tool);
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await cp(join(folder, 'apps', tool), place, { recursive: true });
  await cp(join(folder, 'quote'), join(place, 'quote'), { recursive: true });
  await writeInput(place, tool, await readPeerInput());
  await promisify(execFile)(resolve(folder, 'node_modules/.bin', tool), ['build'], {
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

async function writeInput(place: string, tool: string, input: PeerInput): Promise<void> {
  for (const [name, source] of Object.entries(input.files))
    await writeFile(join(place, 'quote', name), source);
  await copyPublicFiles(join(place, 'public'));
  if (tool === 'vite') await fillMark(join(place, 'index.html'), '<!-- head -->', input.head);
  if (tool !== 'astro') return;
  const page = join(place, 'src/pages/index.astro');
  await fillMark(page, '<!-- head -->', input.astroHead);
  await fillMark(page, '<!-- home -->', input.astroHome);
}
