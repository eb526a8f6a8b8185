const guard = 'reloaded-for-missing-chunk';

/**
 * Loads a route's code. When the file is gone because a new version was published, reloads the page once to get it;
 * rejects with the original error where that did not help.
 */
export async function loadFresh<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load();
    storage()?.removeItem(guard);
    return loaded;
  } catch (error) {
    const notes = storage();
    // where nothing can be noted, a reload could follow a reload for ever
    if (!notes || notes.getItem(guard)) throw error;
    notes.setItem(guard, location.pathname);
    throw new MissingChunkError('The code of this page is gone', { cause: error });
  }
}

/** A route's code could not be fetched for the first time; the error screen answers it with one reload. */
export class MissingChunkError extends Error {
  override name = 'MissingChunkError';
}

/** None while prerendering, and none for a browser that denies it: there even asking for it throws. */
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
