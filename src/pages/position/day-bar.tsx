import { positionWords } from '#content/pages/position.ts';
import { percent, type Scale } from '#src/lib/scale.ts';
import css from './day-bar.module.css';

const fills = ['solid', 'blue', 'water'] as const;

interface DayBarProps {
  scale: Scale;
  from: number;
  to: number;
  /** Which step it is, from 0; steps take turns in their fill. */
  index: number;
}

/** The days of a step, with the day on which it is over: behind them, or at their end where no room is left. */
export function DayBar({ scale, from, to, index }: DayBarProps) {
  const [start, end] = [scale(from), scale(to)];
  const isBehind = end < 80;
  const fill = fills[index % fills.length] ?? 'solid';
  return (
    <svg className={css[fill satisfies 'solid' | 'blue' | 'water']} aria-hidden="true">
      <rect x={percent(start)} width={percent(end - start)} height="100%" />
      <text
        className={isBehind ? css.behind : css.within}
        x={percent(end)}
        y="50%"
        dx={isBehind ? 10 : -10}
        dy="0.35em"
        textAnchor={isBehind ? 'start' : 'end'}
      >
        {positionWords.days.until} <tspan className={css.day}>{to}</tspan>
      </text>
    </svg>
  );
}
