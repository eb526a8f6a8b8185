import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { siteForOne } from './support/site-for-all.ts';
import { contact, post } from './support/site-server.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8');
const command = (name: string): string[] =>
  JSON.parse(new RegExp(`^${name}.*?(\\[.*\\])$`, 'm').exec(dockerfile)?.[1] ?? '[]');
/** The account `node` of the image. */
const node = 1000;

test('what the image holds serves the site and keeps messages, as nobody in particular and without a file to write', async (context) => {
  const { path: data, start } = siteForOne(context);
  const image = mkdtempSync(join(tmpdir(), 'site-image-'));
  context.onTestFinished(() => {
    execFileSync('chmod', ['-R', 'u+w', image]);
    rmSync(image, { recursive: true });
  });
  const isRoot = process.getuid?.() === 0;
  for (const [, text = ''] of dockerfile.matchAll(/^COPY (.+)$/gm)) {
    const sources = text.split(' ');
    const target = sources.pop() as string;
    for (const source of sources)
      cpSync(source, join(image, target, /\/$/.test(target) ? basename(source) : ''), { recursive: true });
  }
  // what `npm ci --omit=dev` installs there
  const list = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { encoding: 'utf8' });
  for (const path of list.trim().split('\n').slice(1))
    cpSync(path, join(image, relative('.', path)), { recursive: true });
  execFileSync('chmod', ['-R', 'a+rX,a-w', image]);
  chmodSync(data, 0o700);
  if (isRoot) chownSync(data, node, node);
  const before = readdirSync(image, { recursive: true }).length;
  expect(command('CMD').slice(-1)).toEqual(['dist/server.js']);
  const site = await start(
    { NODE_ENV: 'production', SERVER: join(image, 'dist/server.js') },
    isRoot ? { uid: node, gid: node } : undefined,
  );
  expect((await fetch(`${site.origin}/government`)).status).toBe(200);
  expect((await post(site.origin, contact)).status).toBe(201);
  const [program = '', ...args] = command('HEALTHCHECK');
  execFileSync(program, args, { env: { ...process.env, PORT: String(site.port) } });
  expect(readdirSync(image, { recursive: true }).length).toBe(before);
  expect(readdirSync(data)).toContain('messages.db');
});
