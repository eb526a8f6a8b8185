import { company } from 'records:company';
import { formWords } from 'words:forms';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { toast } from 'sonner';
import { createNoticeRegion, Notice, Notices } from '#src/ui/notices.tsx';

const regions = new Map<HTMLElement, HTMLElement>();
let count = 0;

/**
 * Makes the region of the notices, so that screen readers know it before the first one appears; in a dialog that is open,
 * which makes the page unreachable, one of its own. Returns the id of the dialog, if that is where notices belong now.
 */
export function prepareNotices(): string | undefined {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
  prepareRegion(document.body);
  if (dialog) prepareRegion(dialog, dialog.id);
  return dialog?.id;
}

/** Shows a notice about a form in place of the last one. */
export function notify(
  kind: 'success' | 'error',
  { title, text }: { title: string; text: string },
  form: HTMLFormElement | null,
): void {
  const toasterId = prepareNotices();
  dismissNotices();
  count += 1;
  const id = `notice-${count}`;
  const expire = () => void toast.dismiss(id);
  const notice = (
    <Notice title={title} text={text} isError={kind === 'error'} form={form} onExpire={expire} />
  );
  // its own clock would run on while a keyboard or a screen reader is in the notice
  toast[kind](notice, { id, toasterId, duration: Number.POSITIVE_INFINITY });
}

/** Takes away what is shown: it no longer holds. */
export function dismissNotices(): void {
  toast.dismiss();
}

function prepareRegion(host: HTMLElement, id?: string) {
  const made = regions.get(host);
  if (made) {
    // a blocker may have taken it for something else
    if (!made.isConnected) host.append(made);
    return;
  }
  const region = createNoticeRegion(host, dismissNotices);
  regions.set(host, region);
  const root = createRoot(region);
  const { notices, dismiss } = formWords;
  flushSync(() =>
    root.render(<Notices id={id} label={notices} dismiss={dismiss} theme={company.notices.theme} />),
  );
}
