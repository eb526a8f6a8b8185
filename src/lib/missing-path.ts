import { onlyPath } from './only-path.ts';

/** A host of files alone answers an address that is written otherwise with the page for missing ones. */
export async function leadToPage(): Promise<void> {
  const { pathname, search, hash } = location;
  const only = onlyPath(pathname);
  if (only === pathname) return;
  const answer = await fetch(only, { method: 'HEAD' }).catch(() => undefined);
  if (answer?.ok) location.replace(only + search + hash);
}

/** Leaves the path of a page that does not exist in the console, for whoever looks for the broken link. */
export function logMissingPath(path: string): void {
  // biome-ignore lint/suspicious/noConsole: the one message that belongs there
  console.error('404 Error: User attempted to access non-existent route:', path);
}
