import { company } from 'records:company';
import { formWords } from 'words:forms';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { makeRoom } from '#src/lib/make-room.ts';
import { Icon } from '#src/ui/icon.tsx';
import './notices-base.css';
import css from './notices.module.css';

const regions = new Map<HTMLElement, HTMLElement>();

/** Makes the region of the notices before the first, so that screen readers know it; an open dialog, whose id returns, has its own. */
export function prepareNotices(): string | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  prepareRegion(document.body);
  if (dialog) prepareRegion(dialog, dialog.id);
  return dialog?.id;
}

/** Shows a notice about a form in place of the last one. It stays until it is dismissed or holds no longer: nobody is hurried. */
export function notify(
  kind: 'success' | 'error',
  notice: { title: string; text: string },
  form: HTMLFormElement | null,
): void {
  const toasterId = prepareNotices();
  dismissNotices();
  toast[kind](<Notice {...notice} isError={kind === 'error'} form={form} />, {
    toasterId,
    duration: Number.POSITIVE_INFINITY,
  });
}

/** Takes away what is shown: it no longer holds. */
export function dismissNotices(): void {
  toast.dismiss();
}

/** The element at the end of `host` that notices live in; Escape dismisses them, unless something else lies over the page. */
function prepareRegion(host: HTMLElement, id?: string) {
  const made = regions.get(host);
  if (made) {
    // a blocker may have taken it for something else
    if (!made.isConnected) host.append(made);
    return;
  }
  const region = document.createElement('div');
  regions.set(host, region);
  region.dataset.notices = '';
  region.className = css.region as string;
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const focused = document.activeElement as HTMLElement | null;
    const isInside = region.contains(focused);
    const layers = [...document.querySelectorAll('dialog, [popover]')];
    if (!isInside && layers.some((layer) => layer.getClientRects().length)) return;
    dismissNotices();
    if (!isInside) return;
    // otherwise it would close the dialog
    event.preventDefault();
    // losing the focus gives it back to where it came from
    focused?.blur();
  });
  host.append(region);
  flushSync(() => createRoot(region).render(<Notices id={id} />));
}

const icons = { success: <Icon name="done" />, error: <Icon name="warning" />, close: <Icon name="close" /> };
const classNames = {
  toast: css.slip,
  error: css.error,
  icon: css.icon,
  content: css.content,
  closeButton: css.close,
};

/** One in a dialog has its `id`, by which notices are sent to it. */
function Notices({ id }: { id: string | undefined }) {
  return (
    <Toaster
      id={id}
      className={css.toaster}
      position="bottom-right"
      hotkey={['altKey', 'KeyT']}
      customAriaLabel={formWords.notices}
      theme={company.notices.theme}
      closeButton
      gap={8}
      offset={{ bottom: 'calc(var(--bar-kept) + 24px)', right: 24 }}
      mobileOffset={{ bottom: 'calc(var(--bar-kept) + 12px)', left: 12, right: 12 }}
      icons={icons}
      toastOptions={{ unstyled: true, closeButtonAriaLabel: formWords.dismiss, classNames }}
    />
  );
}

interface NoticeProps {
  title: string;
  text: string;
  /** An error interrupts a screen reader; anything else waits its turn. */
  isError: boolean;
  form: HTMLFormElement | null;
}

function Notice({ title, text, isError, form }: NoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const slip = box.current?.closest('li');
    return slip ? makeRoom(slip, form) : undefined;
  }, [form]);
  return (
    <div role={isError ? 'alert' : undefined} ref={box}>
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
    </div>
  );
}
