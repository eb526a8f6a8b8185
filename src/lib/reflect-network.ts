/**
 * Keeps `data-offline` of the document true to the network, for the line that says so. A connection may be there and lead
 * nowhere: then the service worker, which gave this page from what it keeps, says it.
 */
export function reflectNetwork(): void {
  const show = () => showOffline(!navigator.onLine);
  for (const type of ['online', 'offline']) addEventListener(type, show);
  // nobody tells a page that rests in the back/forward cache
  addEventListener('pageshow', ({ persisted }) => persisted && show());
  show();
  // without a right to storage, some browsers have none to ask
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  worker?.addEventListener('message', () => showOffline(true));
  worker?.startMessages();
  worker?.controller?.postMessage('is the network there?');
}

/** Says that there is no network, or no longer. */
export function showOffline(isOffline: boolean): void {
  document.documentElement.toggleAttribute('data-offline', isOffline);
}
