import css from './drawing.module.css';

/** A gate valve in a pipe, seen from the side: what stands between two steps. */
export function PipeValve() {
  return (
    <svg className={css.inline} viewBox="0 0 80 60" aria-hidden="true">
      <path d="M12 10v40l56-40v40zM40 30V4M26 4h28" />
    </svg>
  );
}
