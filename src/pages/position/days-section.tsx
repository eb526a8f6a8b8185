import * as positionPage from 'words:position';
import { fillOf } from '#src/lib/position-fill.ts';
import { evenTicks, linearScale, percent, type Scale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { Split } from '#src/ui/layout.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone, ZoneTitle } from '#src/ui/zone.tsx';
import type { PositionView } from '#src/views/record-pages/position.ts';
import css from './position-page.module.css';

const words = positionPage.days;

/** The days from application to offer: each step on one axis. */
export function DaysSection({ days }: PositionView) {
  const last = days.at(-1)?.until;
  if (!last) return null;
  const scale = linearScale(0, last);
  const ends = days.map(({ until }) => until);
  return (
    <Zone letter="D" padded aria-labelledby="days">
      <ZoneTitle id="days">{words.title}</ZoneTitle>
      <Split into="aside">
        <ScaleBar
          scale={scale}
          ticks={[0, ...ends]}
          minor={evenTicks(0, last, 1)}
          unit={words.unit}
          everyLabel
          className={css.axis}
        />
      </Split>
      <ol>
        {days.map(({ title, text, until }, index) => (
          <li key={title}>
            <Split into="aside" gap="tight" className={css.step}>
              <DayLane scale={scale} from={ends[index - 1] ?? 0} to={until} index={index} />
              <div className={css.words}>
                <h3>{title}</h3>
                <p className="note">{text}</p>
                <p className="sr-only">
                  {words.until} {until}
                </p>
              </div>
            </Split>
          </li>
        ))}
      </ol>
    </Zone>
  );
}

interface DayLaneProps {
  scale: Scale;
  from: number;
  to: number;
  /** Which step it is, from 0. */
  index: number;
}

/** The wait for a step as a thin line, and the latest day of it as a block that hangs from the rule, named at its foot behind it, or before it where no room is left. */
function DayLane({ scale, from, to, index }: DayLaneProps) {
  const [start, end] = [scale(to - 1), scale(to)];
  const isBehind = end < 70;
  return (
    <div className={css.lane}>
      <svg className={css.wait} aria-hidden="true">
        <line x1={percent(scale(from))} x2={percent(start)} y1="50%" y2="50%" />
        <text
          x={percent(isBehind ? end : start)}
          y="100%"
          dx={isBehind ? 10 : -10}
          textAnchor={isBehind ? 'start' : 'end'}
        >
          {words.until} <tspan>{to}</tspan>
        </text>
      </svg>
      <Bar scale={scale} from={to - 1} to={to} fill={fillOf(index)} />
    </div>
  );
}
