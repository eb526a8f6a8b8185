import { useContext, useEffect } from 'react';
import { NoticeHeldContext } from './notice-held.ts';
import css from './notices.module.css';

interface NoticeProps {
  title: string;
  text: string;
  /** An error interrupts a screen reader and stays; anything else waits its turn and goes after a while. */
  isError: boolean;
  onExpire: () => void;
}

const lifetime = 12_000;

/** What a notice says. */
export function Notice({ title, text, isError, onExpire }: NoticeProps) {
  const isHeld = useContext(NoticeHeldContext);
  useEffect(() => {
    if (isError || isHeld) return;
    const timer = setTimeout(onExpire, lifetime);
    return () => clearTimeout(timer);
  }, [isError, isHeld, onExpire]);
  return (
    <div role={isError ? 'alert' : undefined}>
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
    </div>
  );
}
