import { expect, it, vi } from 'vitest';
import { loadFresh } from './load-fresh.ts';

it('a build waits for a page’s code, however slow its machine is', async () => {
  vi.useFakeTimers();
  const loaded = loadFresh(() => new Promise((resolve) => setTimeout(resolve, 60_000, 'page')));
  vi.advanceTimersByTime(60_000);
  expect(await loaded).toBe('page');
});
