import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'sonner';
import { company } from '#content/records/company/company.ts';
import { formWords } from '#content/words/forms.ts';
import { Notice } from '#src/ui/notice.tsx';
import { createNoticeRegion } from '#src/ui/notice-region.ts';
import { Notices } from '#src/ui/notices.tsx';

let root: Root | undefined;
let count = 0;

/** Makes the region of the notices, so that screen readers know it before the first one appears. */
export function prepareNotices(): void {
  if (root) return;
  root = createRoot(createNoticeRegion());
  const { notices, dismiss } = formWords;
  flushSync(() => root?.render(<Notices label={notices} dismiss={dismiss} theme={company.notices.theme} />));
}

/** Shows a notice in place of the last one. */
export function notify(kind: 'success' | 'error', { title, text }: { title: string; text: string }): void {
  prepareNotices();
  dismissNotices();
  count += 1;
  const id = `notice-${count}`;
  const expire = () => void toast.dismiss(id);
  const notice = <Notice title={title} text={text} isError={kind === 'error'} onExpire={expire} />;
  // its own clock would run on while a keyboard or a screen reader is in the notice
  toast[kind](notice, { id, duration: Number.POSITIVE_INFINITY });
}

/** Takes away what is shown: it no longer holds. */
export function dismissNotices(): void {
  toast.dismiss();
}
