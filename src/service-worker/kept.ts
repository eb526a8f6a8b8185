/** What the build says of itself (tools/files/service-worker.ts): a hash of everything that is kept, and where it lies. */
declare const BUILD: {
  version: string;
  prefix: string;
  notFound: string;
  pages: readonly string[];
  files: readonly string[];
  lists: readonly string[];
  home: string;
  onlyOnline: readonly string[];
};

export const { pages, files, version, notFound, lists, home, onlyOnline } = BUILD;
const { prefix } = BUILD;
/** The cache that holds this version, whole and apart from every other: `site-3f9a…`. */
export const siteCache = prefix + version;
/** Pictures that were seen, of any version: their names say what is in them. */
export const pictureCache = 'pictures';

const mostPictures = 150;
const atOnce = 4;
const asset = /\/assets\/[^"'\s<>]+?\.(?:js|css|woff2)(?=["'\s])/g;
const known = new Set(files);

/** Where the old addresses lie, each with the path of its page: a file of its own, so that no visit asks for them again. */
const movedPages = '/moved-pages.json';

/** The path of the page that answers for an address today. */
export async function pathToday(path: string): Promise<string> {
  // its name says nothing of what is in it: the version before may lead elsewhere
  const kept = await caches.match(movedPages, { cacheName: siteCache, ignoreVary: true });
  const moved: Record<string, string> = (await kept?.json()) ?? {};
  return (Object.hasOwn(moved, path) && moved[path]) || path;
}

/** Whatever was kept under this name of content, by this version or another. */
export function matchAsset(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true });
}

/** Keeps every page and file of this version, or nothing of it: rejects where one is missing or belongs to another version. */
export async function keepSite(): Promise<void> {
  const cache = await caches.open(siteCache);
  const left = [...files, ...pages, notFound];
  const work = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop())
      await cache.put(path, await fetchKept(path));
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } catch (error) {
    left.length = 0;
    await caches.delete(siteCache);
    throw error;
  }
}

/** Leaves this version and the one before it, whose pages may still be open. */
export async function forgetOldVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== siteCache);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  const seen = await caches.open(pictureCache);
  const pictures = await seen.keys();
  await Promise.all(pictures.slice(0, -mostPictures).map((picture) => seen.delete(picture)));
}

async function fetchKept(path: string): Promise<Response> {
  const isAsset = path.startsWith('/assets/');
  const kept = isAsset && (await matchAsset(path));
  if (kept) return kept;
  // what has no hash in its name is asked for again; nothing of it may stand in the way of the page
  const response = await fetch(path, { cache: isAsset ? 'default' : 'no-cache', priority: 'low' });
  const isPage = pages.includes(path) || path === notFound;
  const isHtml = response.headers.get('Content-Type')?.includes('text/html') ?? false;
  const isWhole = isPage ? await isOfThisVersion(response.clone()) : !isHtml;
  if ((response.ok || path === notFound) && !response.redirected && isWhole) return response;
  throw new Error(`${path} is not what version ${version} has there; kept once everything is of one version`);
}

/** Whether everything that the page asks for is kept with it. A page that asks for nothing is another's, such as a hotel's. */
async function isOfThisVersion(page: Response): Promise<boolean> {
  const named = (await page.text()).match(asset) ?? [];
  return named.length > 0 && named.every((file) => known.has(file));
}
