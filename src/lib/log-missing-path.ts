/** Leaves the path of a page that does not exist in the console, for whoever looks for the broken link. */
export function logMissingPath(path: string): void {
  // biome-ignore lint/suspicious/noConsole: the one message that belongs there
  console.error('404 Error: User attempted to access non-existent route:', path);
}
