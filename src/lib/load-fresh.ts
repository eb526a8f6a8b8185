const guard = 'reloaded-for-missing-chunk';

/**
 * Loads a route's code. When the file is gone because a new version was published, reloads the page once to get it;
 * rejects with the original error where that did not help.
 */
export async function loadFresh<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load();
    if (typeof sessionStorage !== 'undefined') sessionStorage.removeItem(guard);
    return loaded;
  } catch (error) {
    if (typeof sessionStorage === 'undefined' || sessionStorage.getItem(guard)) throw error;
    sessionStorage.setItem(guard, location.pathname);
    throw new MissingChunkError('The code of this page is gone', { cause: error });
  }
}

/** A route's code could not be fetched for the first time; the error screen answers it with one reload. */
export class MissingChunkError extends Error {
  override name = 'MissingChunkError';
}
