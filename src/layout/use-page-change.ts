import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { logMissingPath } from '#src/lib/missing-path.ts';
import { useRoute, useRouteName } from '#src/lib/route-name.ts';
import { pageTitle } from '#src/views/paths.ts';

/**
 * Does what the browser does on a full load, for navigation without one: title, scroll position (the top on every path
 * change, or the anchor), focus, and the announcement of the new page in `status`.
 */
export function usePageChange(status: React.RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const name = useRouteName();
  const { title: about, description } = useRoute();
  const last = useRef({ pathname, hash, key });

  useLayoutEffect(() => {
    const moved = last.current.pathname !== pathname;
    // an entry that the router did not make has the same key as the first one
    if (!moved && last.current.hash === hash && last.current.key === key) return;
    last.current = { pathname, hash, key };
    const anchor = anchorOf(hash);
    if (moved) {
      const title = pageTitle({ title: about });
      document.title = title;
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
      if (status.current) status.current.textContent = title;
      if (name === 'notFound') logMissingPath(pathname);
    }
    if (anchor) anchor.scrollIntoView();
    else if (moved) {
      scrollTo(0, 0);
      // on the way back the browser puts it where it was, Chromium at times after the next frame; told not to, Safari would
      // leave :target as it was, too
      requestAnimationFrame(() => {
        scrollTo(0, 0);
        setTimeout(() => scrollTo(0, 0));
      });
    }
    // the item of the page that one is on
    else if (isFollowed && !hash) scrollTo(0, 0);
    const target =
      anchor ?? (moved || (isFollowed && !hash) ? document.querySelector<HTMLElement>('main') : null);
    if (target) focusQuietly(target);
  }, [pathname, hash, key, isFollowed, name, about, description, status]);
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

function focusQuietly(target: HTMLElement) {
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
