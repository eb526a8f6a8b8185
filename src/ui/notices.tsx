import { type MouseEvent, useState } from 'react';
import { Toaster } from 'sonner';
import { Icon } from './icon.tsx';
import { NoticeHeldContext } from './notice-held.ts';
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
