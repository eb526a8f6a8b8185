import { focusManager, MutationObserver, QueryClient } from '@tanstack/react-query';
import { type Delivery, type Post, tryOnce } from './delivery.ts';

const client = new QueryClient();

const delayAfter = (failures: number) => Math.min(1000 * 2 ** failures, 30_000);

/** Tries up to 3 times more, after 1, 2 and 4 seconds, while somebody waits. Rejects when none got through. */
export async function tryAgain(post: Post, onRetry: () => void): Promise<Delivery> {
  // otherwise a retry waits until the visitor comes back from another tab
  focusManager.setFocused(true);
  const observer = new MutationObserver<Delivery>(client, {
    mutationFn: () => tryOnce(post),
    retry: (failures) => failures < 3 && performance.now() + delayAfter(failures) < post.until,
    retryDelay: delayAfter,
    // a try without a connection fails and is retried; it does not wait to be sent some other day
    networkMode: 'always',
    gcTime: 5 * 60_000,
  });
  const stop = observer.subscribe(({ failureCount }) => failureCount > 0 && onRetry());
  try {
    return await observer.mutate();
  } finally {
    stop();
  }
}
