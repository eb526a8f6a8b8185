import css from './drawing.module.css';

/** A gate valve in a pipe, seen from the side: what stands between two steps. Its middle is that of the pipe; the wheel stands out at the top. */
export function PipeValve() {
  return (
    <svg className={css.inline} viewBox="0 16 80 80" overflow="visible" aria-hidden="true">
      <path d="M6 20v72l68-72v72zM40 56V6M20 6h40" />
    </svg>
  );
}
