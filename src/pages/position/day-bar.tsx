import { positionWords } from '#content/pages/position.ts';
import { fillOf } from '#src/lib/position-fill.ts';
import { percent, type Scale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import css from './day-bar.module.css';

interface DayBarProps {
  scale: Scale;
  from: number;
  to: number;
  /** Which step it is, from 0. */
  index: number;
}

/** The days of a step, with the day on which it is over: behind them, or at their end where no room is left. */
export function DayBar({ scale, from, to, index }: DayBarProps) {
  const end = scale(to);
  const isBehind = end < 80;
  const fill = fillOf(index);
  return (
    <div className={css.days}>
      <Bar scale={scale} from={from} to={to} fill={fill} className={css.bar} />
      <svg className={css.until} aria-hidden="true">
        <text
          className={isBehind || fill === 'water' ? undefined : css.onInk}
          x={percent(end)}
          y="50%"
          dx={isBehind ? 10 : -10}
          dy="0.35em"
          textAnchor={isBehind ? 'start' : 'end'}
        >
          {positionWords.days.until} <tspan className={css.day}>{to}</tspan>
        </text>
      </svg>
    </div>
  );
}
