import { positionPage } from '#content/pages/position.ts';
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

/** The wait for a step as a thin line, and the latest day of it as a block that hangs from the rule, named at its foot behind it, or before it where no room is left. */
export function DayBar({ scale, from, to, index }: DayBarProps) {
  const [start, end] = [scale(to - 1), scale(to)];
  const isBehind = end < 80;
  return (
    <div className={css.days}>
      <svg className={css.wait} aria-hidden="true">
        <line x1={percent(scale(from))} x2={percent(start)} y1="50%" y2="50%" />
        <text
          x={percent(isBehind ? end : start)}
          y="100%"
          dx={isBehind ? 10 : -10}
          textAnchor={isBehind ? 'start' : 'end'}
        >
          {positionPage.days.until} <tspan className={css.day}>{to}</tspan>
        </text>
      </svg>
      <Bar scale={scale} from={to - 1} to={to} fill={fillOf(index)} className={css.bar} />
    </div>
  );
}
