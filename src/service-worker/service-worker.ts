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

registerRoute(({ url }) => isPicture(url), pictures);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), assets);
registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && (request.mode === 'navigate' || files.includes(url.pathname)),
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

async function keepPictures(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(pictureCache);
  for (const url of urls.filter((one) => isPicture(new URL(one))))
    if (!(await cache.match(url, options.matchOptions))) await cache.add(url).catch(() => undefined);
}

function isPicture({ origin, pathname }: URL): boolean {
  return origin === self.location.origin && picture.test(pathname);
}
