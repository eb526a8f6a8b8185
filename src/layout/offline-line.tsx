import { shell } from '#content/words/shell.ts';
import css from './offline-line.module.css';

/** What still works without a network; src/lib/reflect-network.ts shows it, and a screen reader hears it then. */
export function OfflineLine() {
  return (
    <div className={css.line} role="status" data-shell="">
      <p>{shell.offline}</p>
    </div>
  );
}
