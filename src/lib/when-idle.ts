/** Runs the task when the browser has nothing to do, after `timeout` milliseconds at the latest. Returns how to call it off. */
export function whenIdle(task: () => void, timeout = 4000): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no idle time to ask for: a moment after everything else
  const handle = setTimeout(task, timeout / 8);
  return () => clearTimeout(handle);
}
