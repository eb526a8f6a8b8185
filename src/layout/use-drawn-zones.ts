import { startTransition, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';

const all = Number.POSITIVE_INFINITY;

/**
 * How many zones of the page are drawn. A page that is followed to shows those that fill the window first, and draws the others after
 * the frame in which it appears; one that is entered at an anchor is drawn whole.
 */
export function useDrawnZones(): number {
  const { pathname, hash } = useLocation();
  const [drawn, setDrawn] = useState({ pathname, zones: all });
  const isNew = drawn.pathname !== pathname;
  const zones = isNew ? (hash ? all : 1) : drawn.zones;

  useLayoutEffect(() => {
    if (!isNew && zones === all) return;
    const next = document.querySelector('main [data-later]');
    if (next && next.getBoundingClientRect().top < innerHeight) {
      setDrawn({ pathname, zones: zones + 1 });
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn({ pathname, zones: all })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [pathname, isNew, zones]);
  return zones;
}
