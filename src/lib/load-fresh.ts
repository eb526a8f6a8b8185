import { tabStorage } from './keep-entries.ts';

const guard = 'reloaded-for-missing-chunk';
/** Milliseconds for a file that may never come, on the slowest line that a page can be read on. */
const patience = 8000;

/** Loads a route's code; where it is gone with an older version, or does not come, reloads once. Rejects where that did not help. */
export async function loadFresh<T>(load: () => Promise<T>): Promise<T> {
  try {
    // a build has nobody who waits
    const loaded = await (typeof window === 'undefined' ? load() : inTime(load(), patience));
    tabStorage()?.removeItem(guard);
    return loaded;
  } catch (error) {
    const notes = tabStorage();
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

/** What comes of `promise`; rejects after `milliseconds`, because a connection that hangs neither succeeds nor fails. */
export function inTime<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, milliseconds, new Error('No answer came in time'));
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
