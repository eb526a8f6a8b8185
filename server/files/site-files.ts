import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { lines } from 'words:office';
import { log } from '../log.ts';
import { cacheControl, contentTypeOf, pageHeaders, securityHeaders } from './headers.ts';

export type Encoding = 'identity' | 'gzip' | 'br';

export interface Variant {
  file: string;
  size: number;
  /** Texts as browsers take them, compressed, from when they are first asked for; whatever has no body is read each time. */
  body?: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

export type SiteFile = Partial<Record<Encoding, Variant>> & { identity: Variant };

export type SiteFiles = ReturnType<typeof readSiteFiles>;

/** The built site, and the one before it: whoever has an old page open still finds its hashed files. */
type Folders = readonly [current: string, ...earlier: string[]];

const endings: Record<Encoding, string> = { identity: '', gzip: '.gz', br: '.br' };
const isText = /\.(?:html|css|js|json|xml|txt|svg|webmanifest|vcf)$/;
const isCompressed = /\.(?:br|gz)$/;
/** Of a compressed text; the largest page has a tenth of it. */
const mostInMemory = 128 * 1024;

/** Reads the table of everything that is served. Throws when the folder holds no finished build. */
export function readSiteFiles(folders: Folders) {
  const [current, ...earlier] = folders;
  const byPath = new Map<string, SiteFile>();
  for (const folder of [...earlier.reverse(), current])
    for (const file of listFiles(folder)) {
      const path = addressOf(file);
      if (folder === current || path.startsWith('/assets/'))
        byPath.set(path, describeFile(folder, file, path));
    }
  const missing = new Map([...byPath].filter(([path]) => /^(?:\/[a-z\d-]+)?\/404$/.test(path)));
  const notFound = missing.get('/404');
  if (!notFound) throw new Error(`${current} holds no finished build: run npm run build`);
  for (const path of missing.keys()) byPath.delete(path);
  const notFoundAt = (path: string) => missing.get(`/${path.split('/', 2)[1]}/404`) ?? notFound;
  const read = async (variant: Variant): Promise<Uint8Array<ArrayBuffer>> => {
    const { file, size, body } = variant;
    if (body) return body;
    // a build that is put in place at this moment moves what was listed here into the folder before it
    for (const folder of folders) {
      const bytes = await readFile(join(folder, file)).catch(() => undefined);
      if (!bytes) continue;
      if (isCompressed.test(file) && bytes.length === size && size <= mostInMemory) variant.body = bytes;
      return bytes;
    }
    throw new Error(`${file} has left the site since it was listed`);
  };
  return { byPath, notFoundAt, read };
}

function describeFile(folder: string, file: string, path: string): SiteFile {
  const statOf = (ending: string) => statSync(join(folder, file + ending), { throwIfNoEntry: false });
  const whole = statOf('') as Stats;
  // what is compressed is told apart by that: the texts themselves, read once, would leave the process larger by their size
  const told = statOf(endings.br) ? file + endings.br : file;
  const tag = isText.test(file)
    ? hash('sha256', readFileSync(join(folder, told)), 'base64url').slice(0, 16)
    : `${whole.size.toString(36)}-${Math.floor(whole.mtimeMs).toString(36)}`;
  const variants = Object.entries(endings).flatMap(([encoding, ending]) => {
    const size = statOf(ending)?.size;
    if (size === undefined) return [];
    const isWhole = ending === '';
    const headers = {
      ...securityHeaders,
      ...(file.endsWith('.html') && pageHeaders),
      'Content-Type': contentTypeOf(path),
      'Cache-Control': cacheControl(path),
      ...(isText.test(file) ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
      ...(!isWhole && { 'Content-Encoding': encoding }),
      'Content-Length': String(size),
      ETag: isWhole ? `"${tag}"` : `"${tag}-${encoding}"`,
    };
    return [[encoding, { file: file + ending, size, headers } satisfies Variant]];
  });
  return Object.fromEntries(variants);
}

function addressOf(file: string): string {
  const path = `/${file.split(sep).join('/')}`;
  return path.endsWith('.html') ? path.replace(/(?:\/index)?\.html$/, '') || '/' : path;
}

function listFiles(folder: string): string[] {
  // no earlier build, or none yet
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !isCompressed.test(file));
}

export type Site = ReturnType<typeof openSite>;

/** Serves the site as it was built last, a rebuild within a second; `stamp` is what a build writes last. Throws where there is none. */
export function openSite(folders: Folders, stamp: string) {
  const versionOf = () => statSync(stamp, { throwIfNoEntry: false })?.mtimeMs;
  let files = readSiteFiles(folders);
  let version = versionOf();
  let lookAgain = performance.now() + 1000;
  return {
    files: (): SiteFiles => {
      if (performance.now() < lookAgain) return files;
      lookAgain = performance.now() + 1000;
      const now = versionOf();
      // where somebody took it away, what is in memory goes on being served
      if (now === undefined || now === version) return files;
      try {
        files = readSiteFiles(folders);
        version = now;
        log(lines.build);
      } catch (error) {
        log(lines.noBuild({ error: (error as Error).message }));
      }
      return files;
    },
  };
}
