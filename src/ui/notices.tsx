import type { MouseEvent } from 'react';
import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Toaster } from 'sonner';
import { Icon } from './icon.tsx';
import './notices-base.css';
import css from './notices.module.css';

interface NoticesProps {
  /** Of a region beside that of the page: it shows the notices sent with this as their `toasterId`. */
  id?: string | undefined;
  /** The name of the region, exactly as a screen reader says it. */
  label: string;
  dismiss: string;
  theme: 'light' | 'system';
}

const offset = { bottom: 'calc(var(--bar-kept) + 24px)', right: 24 };
const mobileOffset = { bottom: 'calc(var(--bar-kept) + 12px)', left: 12, right: 12 };
const icons = { success: <Icon name="done" />, error: <Icon name="warning" />, close: <Icon name="close" /> };
const classNames = {
  toast: css.slip,
  error: css.error,
  icon: css.icon,
  content: css.content,
  closeButton: css.close,
};

/** The region at the bottom right that notices appear in; Alt+T leads to it from anywhere. */
export function Notices({ id, label, dismiss, theme }: NoticesProps) {
  const [isFocused, setFocused] = useState(false);
  const [isPointedAt, setPointedAt] = useState(false);
  /** A button that goes with its notice says neither that it lost the focus nor that the pointer left it. */
  const letGo = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('[data-close-button]')) return;
    setFocused(false);
    setPointedAt(false);
  };
  return (
    <NoticeHeldContext value={isFocused || isPointedAt}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens whether somebody is reading */}
      <div
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onPointerEnter={() => setPointedAt(true)}
        onPointerLeave={() => setPointedAt(false)}
        onClickCapture={letGo}
      >
        <Toaster
          id={id}
          className={css.toaster}
          position="bottom-right"
          hotkey={['altKey', 'KeyT']}
          customAriaLabel={label}
          theme={theme}
          closeButton
          gap={8}
          offset={offset}
          mobileOffset={mobileOffset}
          icons={icons}
          toastOptions={{ unstyled: true, closeButtonAriaLabel: dismiss, classNames }}
        />
      </div>
    </NoticeHeldContext>
  );
}

/** Whether the visitor points at the notices or has the focus in them: then none of them goes away by itself. */
const NoticeHeldContext = createContext(false);

interface NoticeProps {
  title: string;
  text: string;
  /** An error interrupts a screen reader and stays; anything else waits its turn and goes after a while. */
  isError: boolean;
  /** What it speaks of. */
  form: HTMLFormElement | null;
  onExpire: () => void;
}

const lifetime = 12_000;

/** What a notice says. */
export function Notice({ title, text, isError, form, onExpire }: NoticeProps) {
  const isHeld = useContext(NoticeHeldContext);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const slip = box.current?.closest('li');
    return slip ? makeRoom(slip, form) : undefined;
  }, [form]);
  useEffect(() => {
    if (isError || isHeld) return;
    const timer = setTimeout(onExpire, lifetime);
    return () => clearTimeout(timer);
  }, [isError, isHeld, onExpire]);
  return (
    <div role={isError ? 'alert' : undefined} ref={box}>
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
    </div>
  );
}

/**
 * Makes the element at the end of `host` (the page, or a dialog, which alone is in reach while it is open) that notices live in.
 * Escape dismisses them, unless something else lies over the page, which goes first.
 */
export function createNoticeRegion(host: HTMLElement, dismiss: () => void): HTMLElement {
  const region = document.createElement('div');
  region.dataset.notices = '';
  region.className = css.region as string;
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const focused = document.activeElement as HTMLElement | null;
    const isInside = region.contains(focused);
    const layers = [...document.querySelectorAll('dialog, [popover]')];
    if (!isInside && layers.some((layer) => layer.getClientRects().length)) return;
    dismiss();
    if (!isInside) return;
    // otherwise it would close the dialog
    event.preventDefault();
    // losing the focus gives it back to where it came from
    focused?.blur();
  });
  host.append(region);
  return region;
}

/** Left free between header, bar and notice, or the notice takes its place in the form it speaks of. */
const leastRoom = 300;
/** A dialog and a notice beside it. */
const wideForDialog = 1412;
/** Under the notice. */
const gap = 24;

let current: HTMLElement | undefined;

/**
 * Keeps what takes the focus clear of a notice: the page knows its height, and where the window has no room for both, it
 * stands at the end of `form`, or under its dialog. Returns what ends that.
 */
function makeRoom(slip: HTMLElement, form: HTMLFormElement | null): () => void {
  const region = slip.closest<HTMLElement>('[data-notices]');
  const root = document.documentElement;
  if (!region) return () => {};
  const dialog = region.closest('dialog');
  let isInForm = false;
  /** What takes the focus is scrolled clear of so much above the bar, the last links of the page too. A custom property would style all of it anew. */
  const keepFree = (height?: string) => {
    root.style.scrollPaddingBottom = height ? `calc(var(--bar-kept) + var(--space-16) + ${height})` : '';
    // below the page, where it lies over nothing
    region.style.marginTop = height ?? '';
  };
  const measure = () => {
    if (current === slip && !dialog && !isInForm) keepFree(`${slip.offsetHeight + gap}px`);
  };
  const place = () => {
    if (current !== slip) return;
    if (dialog) return void region.toggleAttribute('data-flow', innerWidth < wideForDialog);
    // by the size that it has over the page: in a form it is another
    region.removeAttribute('data-flow');
    isInForm = false;
    measure();
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root);
    const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    isInForm = room < leastRoom && Boolean(form?.getClientRects().length);
    const home = isInForm && form ? form : document.body;
    region.toggleAttribute('data-flow', isInForm);
    if (isInForm) keepFree();
    if (region.parentElement !== home) home.append(region);
  };
  current = slip;
  place();
  const observer = new ResizeObserver(measure);
  observer.observe(slip);
  addEventListener('resize', place);
  return () => {
    observer.disconnect();
    removeEventListener('resize', place);
    if (current !== slip || dialog) return;
    keepFree();
    // the form may be gone with its page
    if (region.parentElement !== document.body) document.body.append(region);
  };
}
