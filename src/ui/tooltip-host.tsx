import { useEffect, useState } from 'react';
import type { Tooltip } from './tooltip.tsx';

type Pointed = { Plate: typeof Tooltip; anchor: HTMLElement; count: number };

/** Draws the plate over whichever `<abbr title>` is pointed at; until then, and without it, the browser shows the title itself. */
export function TooltipHost() {
  const [pointed, setPointed] = useState<Pointed>();
  useEffect(() => {
    const onPoint = async ({ target }: PointerEvent) => {
      const anchor = target instanceof Element && target.closest<HTMLElement>('abbr[title]');
      if (!anchor) return;
      const loaded = await import('./tooltip.tsx').catch(() => undefined);
      if (!loaded) return;
      setPointed((last) =>
        last?.anchor === anchor ? last : { Plate: loaded.Tooltip, anchor, count: (last?.count ?? 0) + 1 },
      );
    };
    const abort = new AbortController();
    document.addEventListener('pointerover', onPoint, { signal: abort.signal });
    return () => abort.abort();
  }, []);
  return pointed && <pointed.Plate {...pointed} />;
}
