// Keeps the whole site in the browser after one visit: docs/decisions/013-offline.md says why, docs/offline.md how to switch it off
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { files, forgetOldVersions, keepSite, matchAsset, pictureCache, siteCache } from './kept.ts';
import { NetworkFirst } from './network-first.ts';

declare const self: ServiceWorkerGlobalScope;

const picture = /^\/assets\/.+\.(?:avif|webp|jpe?g|png)$/;
const options = { matchOptions: { ignoreVary: true } };
const pages = new NetworkFirst({ ...options, cacheName: siteCache });
const pictures = new CacheFirst({ ...options, cacheName: pictureCache });
const assets = new CacheFirst({
  ...options,
  cacheName: siteCache,
  plugins: [
    {
      // a page of another version finds its files too, and adds none to these
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await matchAsset(request.url)),
      cacheWillUpdate: async () => null,
    },
  ],
});

const isOwn = ({ origin }: URL) => origin === self.location.origin;
registerRoute(({ url }) => isOwn(url) && picture.test(url.pathname), pictures);
registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'), assets);
registerRoute(
  ({ url, request }) => isOwn(url) && (request.mode === 'navigate' || files.includes(url.pathname)),
  pages,
);

self.addEventListener('install', (event) => {
  // at once: what it serves fits whatever is open, and a page that stays open for months would hold back every update
  event.waitUntil(keepSite().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldVersions(), self.registration.navigationPreload?.enable()]));
});

/** A page asks whether the network was there for it, or names the files that it loaded before there was a worker. */
self.addEventListener('message', (event) => {
  const { source, data } = event;
  if (!(source instanceof Client)) return;
  if (Array.isArray(data)) event.waitUntil(keepPictures(data));
  else if (pages.unreached.delete(source.id)) source.postMessage('offline');
});

async function keepPictures(urls: readonly unknown[]): Promise<void> {
  const cache = await caches.open(pictureCache);
  for (const url of urls.filter(isPicture))
    if (!(await cache.match(url, options.matchOptions))) await cache.add(url).catch(() => undefined);
}

function isPicture(url: unknown): url is string {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  const address = new URL(url);
  return isOwn(address) && picture.test(address.pathname);
}
