/** Whether the visitor asked for less, or the line has no room for more than the page: then nothing is fetched ahead. */
export function isSpared(): boolean | undefined {
  const { saveData, effectiveType } = (navigator as { connection?: Line }).connection ?? {};
  return saveData || effectiveType?.includes('2g');
}

type Line = { saveData?: boolean; effectiveType?: string };

/** Fetches files and runs none. Styles go by fetch: Firefox refuses `rel=prefetch` under our policy, Chromium complains of a preload. */
export function fetchAhead(files: readonly string[]): Promise<unknown> {
  const fetched = files.map((url) => {
    if (url.endsWith('.css')) return fetch(url, { priority: 'low' }).catch(() => undefined);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = url;
    document.head.append(link);
    return new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
  });
  return Promise.all(fetched);
}

/** Fetches the parts of first use (notices, dropdown) once a form is near, in its dialog or on the page: most visitors never see one. */
export function fetchNearForms(files: readonly string[]): void {
  const near = new IntersectionObserver(
    (forms) => {
      if (!forms.some((form) => form.isIntersecting)) return;
      near.disconnect();
      fetchAhead(files);
    },
    { rootMargin: '100%' },
  );
  for (const form of document.forms) near.observe(form);
}

/** Runs the task when the browser has nothing to do, after `timeout` milliseconds at the latest. */
export function whenIdle(task: () => void, timeout = 4000): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout });
  // Safari has no idle time to ask for: a moment after everything else
  else setTimeout(task, timeout / 8);
}
