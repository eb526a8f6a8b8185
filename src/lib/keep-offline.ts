interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

/**
 * Lets the service worker at `address` keep the pages below `scope` for when there is no network, and tells it which pictures were seen before it was
 * there. Where the browser has none, or denies it its storage, nothing changes.
 */
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
