import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { NoticeHeldContext } from './notice-held.ts';
import { makeRoom } from './notice-room.ts';
import css from './notices.module.css';

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
