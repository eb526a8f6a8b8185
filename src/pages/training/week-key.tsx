import { clsx } from 'clsx';
import { weekKey } from '#content/words/week-key.ts';
import css from './week-key.module.css';

/** What the color of the week blocks means: of programs that prepare for a card that others examine, of others, or of both. */
export function WeekKey({ of }: { of: readonly boolean[] }) {
  return [true, false]
    .filter((card) => of.includes(card))
    .map((card) => (
      <span key={String(card)} className={css.meaning}>
        <span className={clsx(css.swatch, card && css.card)} aria-hidden="true" />{' '}
        {card ? weekKey.card : weekKey.certificate}
      </span>
    ));
}
