import * as shell from 'words:shell';
import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { QuoteDialog } from '#src/components/quote-dialog.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { TooltipHost } from '#src/ui/tooltip-host.tsx';
import { DrawnZones } from '#src/ui/zone.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import css from './site-layout.module.css';
import { useDrawnZones } from './use-drawn-zones.ts';
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
      <Sheet id="main">
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
