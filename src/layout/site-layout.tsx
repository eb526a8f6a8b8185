import * as shell from 'words:shell';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PhoneLink } from '#src/components/contact-links.tsx';
import { QuoteDialog } from '#src/components/quote-dialog.tsx';
import { TooltipHost } from '#src/ui/tooltip-host.tsx';
import { DrawnZones } from '#src/ui/zone.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import css from './site-layout.module.css';
import { usePageChange } from './use-page-change.ts';

// the same elements on every page: React draws anew only what in them asks where it is
const head = (
  <>
    <SiteHeader />
    <StateLine />
  </>
);
const foot = (
  <>
    <SiteFooter />
    <PhoneBar />
    <QuoteDialog />
  </>
);

/** What every page shares: header, the sheet with the page on it, footer, the bar for thumbs and the quote dialog. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const status = useRef<HTMLParagraphElement>(null);
  usePageChange(status);
  const zones = useDrawnZones();
  return (
    <>
      {head}
      <Sheet>
        <DrawnZones value={zones}>
          <Outlet />
        </DrawnZones>
      </Sheet>
      {foot}
      {/* a plate goes with its page */}
      <TooltipHost key={pathname} />
      <p className="sr-only" role="status" ref={status} />
    </>
  );
}

/**
 * What still works without a network, or when a part of the page no longer answers: src/lib/reflect-network.ts and src/boot.ts
 * show it, and a screen reader hears it then.
 */
function StateLine() {
  return (
    <div className={css.line} role="status" data-shell="">
      <div className={css.offline}>{shell.offline}</div>
      <div className={css.stopped}>
        {shell.stopped.text}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: the page itself, whatever its address */}
        <a href="">{shell.stopped.reload}</a> {shell.stopped.or} <PhoneLink />
      </div>
    </div>
  );
}

const all = Number.POSITIVE_INFINITY;

/**
 * How many zones of the page are drawn. A page that is followed to shows those that fill the window first, and draws the others after
 * the frame in which it appears; one that is entered at an anchor is drawn whole.
 */
function useDrawnZones(): number {
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

/** The page as one sheet: the main area, from 1024 px inside a border and under a ruler of the twelve columns that its sections are cut by. */
function Sheet({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={css.ruler} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <main className={css.sheet} id="main">
        {children}
      </main>
    </>
  );
}

const columns = Array.from({ length: 12 }, (_, index) => index + 1);
