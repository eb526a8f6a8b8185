import * as shell from 'words:shell';
import { clsx } from 'clsx';
import {
  Component,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ButtonRoute } from '#src/components/links.tsx';
import { MissingChunkError } from '#src/lib/load-fresh.ts';
import { type Screen, useScreen } from '#src/lib/screen.ts';
import { startAtTop } from '#src/lib/start-at-top.ts';
import { DrawnZones, Stack } from '#src/ui/layout.tsx';
import css from './site-layout.module.css';

/** The page that is shown, and unseen behind it, as far as it fills the window, the one whose link was approached last: see `turnTo`. */
export function Screens({ screenAt }: { screenAt?: (path: string) => Promise<Screen | null> }) {
  const current = useScreen();
  const [ahead, setAhead] = useState<Screen | null>(null);
  const [turn, setTurn] = useState<{ from: Screen; to: Screen } | null>(null);
  const [isStarted, setStarted] = useState(false);
  const isTurned = turn?.from === current;
  if (turn && !isTurned) setTurn(null);

  useEffect(() => {
    const onTurn = (event: Event) => {
      const { detail: path } = event as CustomEvent;
      // back from one that was left before the router's state was drawn: nothing else tells it
      if (path === current.route.path) startAtTop();
      // also of a page that is left before it was reached
      if (!ahead || ahead === current || ahead.route.path !== path) return setTurn(null);
      event.preventDefault();
      flushSync(() => setTurn({ from: current, to: ahead }));
      scrollTo(0, 0);
    };
    addEventListener('turn', onTurn);
    return () => removeEventListener('turn', onTurn);
  }, [ahead, current]);

  useEffect(() => {
    setStarted(true);
    if (!screenAt) return;
    let last: HTMLAnchorElement | undefined;
    const onApproach = async (event: PointerEvent | FocusEvent) => {
      const { target } = event;
      const link =
        target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([data-dialog])');
      if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
      last = link;
      // a failure is left to the navigation, which says so
      const screen = await screenAt(link.pathname).catch(() => null);
      // its code may come after that of the next
      if (last !== link) return;
      // a finger lifts in a tenth of a second: in slices it would not be drawn by then, and timers wait until it does
      if (screen && 'pointerType' in event && event.pointerType === 'touch') setAhead(screen);
      else if (screen) startTransition(() => setAhead(screen));
    };
    const abort = new AbortController();
    document.addEventListener('pointerover', onApproach, { signal: abort.signal });
    document.addEventListener('focusin', onApproach, { signal: abort.signal });
    return () => abort.abort();
  }, [screenAt]);

  const next = isTurned ? turn.to : ahead;
  const screens = next && next !== current ? [current, next] : [current];
  return screens.map((screen) => (
    <Sheet
      key={screen.route.path}
      screen={screen}
      isAhead={screen !== current}
      isSeen={(screen === current) !== isTurned}
      isFirst={!isStarted}
    />
  ));
}

/** Shows the page at `path` at once, where it stands ready: says whether it did. The page before stays, unseen. With null, none. */
export function turnTo(path: string | null): boolean {
  return !dispatchEvent(new CustomEvent('turn', { detail: path, cancelable: true }));
}

/** `isAhead` until the router says that it is the page; `isSeen` may come a frame earlier. */
type SheetProps = { screen: Screen; isAhead: boolean; isSeen: boolean; isFirst: boolean };

function Sheet({ screen, isAhead, isSeen, isFirst }: SheetProps) {
  const { hash } = useLocation();
  const sheet = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState(isFirst ? all : 1);
  const zones = hash && !isAhead ? all : drawn;

  useLayoutEffect(() => {
    // what an anchor has asked for stays when the address loses it
    if (zones === all || !sheet.current) return setDrawn(zones);
    const next = sheet.current.querySelector('[data-later]');
    const top = sheet.current.getBoundingClientRect().top;
    // a page begins below the header
    const room = innerHeight - (document.getElementById('main')?.offsetTop ?? 0);
    if (next && next.getBoundingClientRect().top - top < room) return setDrawn(zones + 1);
    if (isAhead) return;
    // the others after the frame in which it appears
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(all)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isAhead, zones]);

  return (
    <main
      className={clsx(css.sheet, !isSeen && css.ahead)}
      id={isAhead ? undefined : 'main'}
      aria-hidden={isAhead || undefined}
      ref={sheet}
    >
      <Unseen isUnseen={isAhead}>
        <DrawnZones value={zones}>{screen.element}</DrawnZones>
      </Unseen>
    </main>
  );
}

const all = Number.POSITIVE_INFINITY;

type UnseenProps = { isUnseen: boolean; children: ReactNode };

/** Leaves a page out that throws before anybody has seen it; gone to, it throws again, and the error screen answers. */
export class Unseen extends Component<UnseenProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error && !this.props.isUnseen) throw error;
    return error ? null : this.props.children;
  }
}

/** The router's default error screen, word for word, without its stack trace; the header stays where it can. */
export function ErrorScreen() {
  const error = useRouteError();
  const outdated = error instanceof MissingChunkError;
  useEffect(() => {
    // the address is already the new page's: one reload fetches the version that was published meanwhile
    if (outdated) location.reload();
    else document.title = shell.error.title;
  }, [outdated]);
  if (outdated) return null;
  return (
    <main className={css.sheet} id="main">
      <Stack as="section" className={css.error} role="alert">
        <h1>{shell.error.title}</h1>
        <p className="name-lg">{messageOf(error)}</p>
        <p>{shell.error.help}</p>
        <ButtonRoute to="home">{shell.error.home}</ButtonRoute>
      </Stack>
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : JSON.stringify(error);
}
