import { type ReactNode, StrictMode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import '#src/styles/app.css';
import { turnTo, Unseen } from '#src/layout/screens.tsx';
import { tolerateForeignNodes } from '#src/lib/foreign-nodes.ts';
import { holdTyped, keepPage } from '#src/lib/keep-page.ts';
import { isPage, routeTree } from '#src/routes.tsx';

/** Makes the page in `root` interactive; rejects where that fails at once, and calls `onStopped` where React gives up later. */
export async function start(root: HTMLElement, onStopped: () => void): Promise<void> {
  const asked = location.pathname;
  const router = createBrowserRouter(routeTree);
  // the page's own code must be there before hydration, or it would meet an empty outlet
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  if (root.hasChildNodes() && location.pathname !== asked) return location.reload();
  // the error screen would take the place of a page that is whole
  if (router.state.errors) throw Object.values(router.state.errors)[0];
  tolerateForeignNodes(document.body);
  const fillAgain = holdTyped(root);
  const restore = keepPage(root, () => router.state.location.pathname);
  let react: Root | undefined;
  let isStopped = false;
  // one listener for all links: none of them costs anything while a page is drawn
  const onClick = (event: MouseEvent) => followLink(event, router);
  const stop = () => {
    if (!restore()) return;
    isStopped = true;
    document.removeEventListener('click', onClick);
    router.dispose();
    // not while it is still drawing
    setTimeout(() => react?.unmount());
    onStopped();
  };
  const onCaughtError = (_: unknown, { errorBoundary }: { errorBoundary?: unknown }) => {
    if (!(errorBoundary instanceof Unseen)) stop();
  };
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    stop();
  };
  await new Promise<void>((resolve) => {
    const app = (
      <StrictMode>
        <Mounted onDrawn={fillAgain} onMounted={resolve}>
          <RouterProvider router={quiet(router)} useTransitions={false} />
        </Mounted>
      </StrictMode>
    );
    // in a transition React yields between pieces of the tree: no long task
    if (root.hasChildNodes())
      startTransition(() => {
        react = hydrateRoot(root, app, { onCaughtError, onUncaughtError });
      });
    else createRoot(root).render(app);
  });
  if (isStopped) throw new Error('React has given up');
  document.addEventListener('click', onClick);
}

function followLink(event: MouseEvent, router: DataRouter): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target])');
  if (!link || link.origin !== location.origin || !isPage(link.pathname)) return;
  const isSamePage = link.pathname === location.pathname && link.search === location.search;
  // the browser's own way to an anchor
  if (isSamePage && link.hash) return;
  event.preventDefault();
  const replace = isSamePage && !location.hash;
  void router.navigate(link.pathname + link.search + link.hash, { replace });
}

/** The pages hear nothing of one on its way, and that it is reached once it is on the screen: drawing them anew takes a weak phone long. */
function quiet(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (onState) => {
    let last = router.state.location.pathname;
    return router.subscribe((state, change) => {
      if (state.navigation.state !== 'idle') return;
      const { pathname, hash } = state.location;
      const isSamePage = pathname === last;
      last = pathname;
      const path = hash || state.errors || document.hidden ? null : pathname;
      if (isSamePage || !turnTo(path)) return onState(state, change);
      requestAnimationFrame(() => setTimeout(() => onState(router.state, change)));
    });
  };
  return Object.create(router, { subscribe: { value: subscribe } });
}

type MountedProps = { onDrawn: () => void; onMounted: () => void; children: ReactNode };

function Mounted({ onDrawn, onMounted, children }: MountedProps) {
  // not put off: a key that waits while the page is drawn goes where the focus is right after
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(onMounted, [onMounted]);
  return children;
}
