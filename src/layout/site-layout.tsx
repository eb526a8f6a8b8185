import * as shell from 'words:shell';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';
import { PhoneLink } from '#src/components/links.tsx';
import { QuoteDialog } from '#src/components/quote-dialog.tsx';
import { logMissingPath } from '#src/lib/missing-path.ts';
import { useScreen } from '#src/lib/screen.ts';
import { startAtTop } from '#src/lib/start-at-top.ts';
import type { Tooltip } from '#src/ui/tooltip.tsx';
import { pageTitle } from '#src/views/paths.ts';
import { PhoneBar } from './phone-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import css from './site-layout.module.css';

// the same elements on every page: React draws anew only what in them asks where it is
const head = (
  <>
    <SiteHeader />
    {/* shown by src/lib/reflect-network.ts and src/boot.ts; a screen reader hears it then */}
    <div className={css.line} role="status" data-shell="">
      <div className={css.offline}>{shell.offline}</div>
      <div className={css.stopped}>
        {shell.stopped.text}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: the page itself, whatever its address */}
        <a href="">{shell.stopped.reload}</a> {shell.stopped.or} <PhoneLink />
      </div>
    </div>
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
  const status = usePageChange();
  return (
    <>
      {head}
      <div className={css.ruler} aria-hidden="true">
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <Outlet />
      {foot}
      {/* a plate goes with its page */}
      <TooltipHost key={pathname} />
      <p className="sr-only" role="status" ref={status} />
    </>
  );
}

const columns = Array.from({ length: 12 }, (_, index) => index + 1);

type Pointed = { Plate: typeof Tooltip; anchor: HTMLElement; count: number };

/** Draws the plate over whichever `<abbr title>` is pointed at; until then, and without it, the browser shows the title itself. */
function TooltipHost() {
  const [pointed, setPointed] = useState<Pointed>();
  useEffect(() => {
    const onPoint = async ({ target }: PointerEvent) => {
      const anchor = target instanceof Element && target.closest<HTMLElement>('abbr[title]');
      if (!anchor) return;
      const loaded = await import('#src/ui/tooltip.tsx').catch(() => undefined);
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

/** Does what the browser does on a full load: title, place, focus; and announces the new page in the element that it returns. */
function usePageChange() {
  const status = useRef<HTMLParagraphElement>(null);
  const { pathname, hash, key } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const screen = useScreen();
  const last = useRef({ pathname, hash, key });

  useLayoutEffect(() => {
    const moved = last.current.pathname !== pathname;
    // an entry that the router did not make has the same key as the first one
    if (!moved && last.current.hash === hash && last.current.key === key) return;
    last.current = { pathname, hash, key };
    const anchor = anchorOf(hash);
    if (moved) {
      const title = pageTitle(screen.route);
      document.title = title;
      document.querySelector('meta[name=description]')?.setAttribute('content', screen.route.description);
      if (status.current) status.current.textContent = title;
      if (screen.name === 'notFound') logMissingPath(pathname);
    }
    const isLeft = isFollowed && !hash;
    if ((moved || isLeft) && document.querySelector(':target') !== anchor) setTarget(hash);
    if (anchor) anchor.scrollIntoView();
    else if (moved) startAtTop();
    // the item of the page that one is on
    else if (isLeft) scrollTo(0, 0);
    const target = anchor ?? (moved || isLeft ? document.getElementById('main') : null);
    // a link is reached by Tab, and stays so
    if (target && target.tabIndex < 0) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [pathname, hash, key, isFollowed, screen]);
  return status;
}

/** Has `:target`, by which a filter goes, follow the address: the browser does so neither for one that a script gives, nor twice. */
function setTarget(hash: string): void {
  const { state } = history;
  const { href } = location;
  location.replace(hash || '#');
  // the entry stays the router's own
  history.replaceState(state, '', href);
}

/** The place on the page that a fragment names, whatever stands in it: `#100%-off`, half a letter. */
function anchorOf(hash: string): HTMLElement | null {
  const raw = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(raw));
  } catch {
    return document.getElementById(raw);
  }
}
