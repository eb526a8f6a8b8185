import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { installPackages } from '../../../tools/debian-packages.ts';

/** What the Dockerfile makes, as a folder that programs run in. */
export type Container = ReturnType<typeof buildContainer>;

/** Why there is none; undefined where there may be. */
export const noContainer =
  process.getuid?.() === 0 ? undefined : 'only root may build a container and mount its volume';

/** Finds what builds a container without Docker, or installs Debian's; throws where there is no way to get it. */
export function provideBuilder(): void {
  if (noContainer) return;
  const programs = ['/usr/bin/buildah', '/usr/sbin/debootstrap'];
  if (!programs.every(existsSync)) installPackages('buildah', 'debootstrap', 'debian-archive-keyring');
  if (!programs.every(existsSync)) throw new Error('apt-get install buildah debootstrap did not work');
}

/**
 * Follows the Dockerfile to the letter, on a Debian made here in the place of the image that it begins with. One thing comes with it
 * that no Dockerfile names: a proxy's certificate, where this machine reaches the package registry through one.
 */
export function buildContainer() {
  const folder = mkdtempSync(join(tmpdir(), 'site-container-'));
  const buildah = (...args: string[]) =>
    execFileSync('buildah', [`--root=${folder}/storage`, `--runroot=${folder}/run`, ...args], {
      encoding: 'utf8',
      env: { ...process.env, BUILDAH_ISOLATION: 'chroot' },
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  const base = join(folder, 'base');
  makeDebian(base);
  const [, name = ''] = /^FROM (\S+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const first = buildah('from', 'scratch');
  buildah('add', first, base, '/');
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env;
  if (certificates) {
    buildah('add', first, certificates, certificates);
    buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${certificates}`, first);
  }
  buildah('commit', first, name);
  buildah('bud', '--pull-never', '--format=docker', '--tag=site', '.');
  const container = buildah('from', '--pull-never', 'site');
  const root = buildah('mount', container);
  const { config } = JSON.parse(buildah('inspect', '--type=image', 'site')).Docker;
  const [volume = ''] = Object.keys(config.Volumes);
  const data = join(root, volume);
  const owner = execFileSync('stat', ['--format=%u:%g', data], { encoding: 'utf8' }).trim();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', data]);
  execFileSync('chown', [owner, data]);
  return {
    /** Starts a program as the image says: its account, folder and environment, and `env` besides. */
    run: (command: readonly string[], env: Record<string, string>) => {
      const variables = [...config.Env, ...Object.entries(env).map((entry) => entry.join('='))];
      const inside = ['/usr/bin/env', '-i', '-C', config.WorkingDir, ...variables, ...command];
      return spawn('chroot', [`--userspec=${config.User}`, root, ...inside]);
    },
    /** What the image runs, and what says whether that is well. */
    command: config.Cmd as string[],
    healthCheck: config.Healthcheck.Test.slice(1) as string[],
    /** Gives its volume, a small disk of its own, another size, such as 8m. */
    resize: (size: string) => execFileSync('mount', ['-o', `remount,size=${size}`, data]),
    remove: () => {
      execFileSync('umount', ['--lazy', data]);
      buildah('umount', '--all');
      buildah('rm', '--all');
      buildah('rmi', '--all', '--force');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The least Debian, with this Node and its npm, and the account of the image. */
function makeDebian(root: string): void {
  execFileSync('debootstrap', ['--variant=minbase', 'bookworm', root], { stdio: 'ignore' });
  const local = join(root, 'usr/local');
  cpSync(process.execPath, join(local, 'bin/node'));
  const npm = join(dirname(process.execPath), '../lib/node_modules/npm');
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  cpSync(resolve(npm), join(local, 'lib/node_modules/npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  execFileSync('chroot', [root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node']);
}
