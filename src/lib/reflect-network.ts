/** Keeps `data-offline` true to the network; where a connection leads nowhere, the service worker says so. */
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

type Rules = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Rules) => Rules };

/** Lets the service worker at `address` keep the pages below `scope`, and names the pictures that were seen before it was there. */
export async function keepOffline(address: string, scope: string): Promise<void> {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  const { serviceWorker } = navigator;
  await serviceWorker.register(policy?.createScriptURL(address) ?? address, {
    scope,
    updateViaCache: 'none',
  });
  if (serviceWorker.controller) return;
  const { active } = await serviceWorker.ready;
  new PerformanceObserver((list) => active?.postMessage(list.getEntries().map(({ name }) => name))).observe({
    type: 'resource',
    buffered: true,
  });
}
