/**
 * What lasts as long as the tab, and no longer. None while prerendering, and none for a browser that denies it: there even
 * asking for it throws.
 */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
