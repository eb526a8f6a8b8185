import * as words from 'words:position';
import { clsx } from 'clsx';
import { formatDollars } from '#content/values/format.ts';
import { percent, type Scale } from '#src/lib/scale.ts';
import type { PositionPay } from '#src/views/record-pages/position.ts';
import css from './pay-steps.module.css';

type PayStepsProps = { steps: PositionPay['steps']; scale: Scale };

/** What is paid for what; where the wages stand far enough apart, each under its own tick. */
export function PaySteps({ steps, scale }: PayStepsProps) {
  if (steps.length === 0) return null;
  const room = roomUnder(steps.map(({ wage }) => scale(wage)));
  return (
    <div className={clsx(css.row, room && css.hung)}>
      {room && <Room across={room.before} />}
      <ol className={css.steps} aria-label={words.steps}>
        {steps.map(({ wage, text }) => (
          <li key={wage}>
            <b>{formatDollars(wage)}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {room && <Room across={room.behind} />}
    </div>
  );
}

/** Keeps a part of the scale open. */
function Room({ across }: { across: number }) {
  return <svg className={css.room} width={percent(across)} height="1" aria-hidden="true" />;
}

/** What equal columns leave open before and behind them, in percent, when each begins at its place; null where they are too narrow. */
function roomUnder([first = 0, second = 0, ...places]: readonly number[]) {
  const step = second - first;
  const isEven = places.every((place, index) => Math.abs(place - second - (index + 1) * step) < 0.1);
  const behind = 100 - first - (places.length + 2) * step;
  return isEven && step >= 18 && first >= 35 && behind >= -0.1 ? { before: first, behind } : null;
}
