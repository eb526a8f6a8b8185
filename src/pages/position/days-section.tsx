import * as positionPage from 'words:position';
import { fillOf } from '#src/lib/position-fill.ts';
import { evenTicks, linearScale, percent, type Scale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import type { PositionView } from '#src/views/record-pages/position.ts';
import css from './days-section.module.css';

const words = positionPage.days;

/** The days from application to offer: each step on one axis, on a phone beside its day on a rail. */
export function DaysSection({ days }: PositionView) {
  const last = days.at(-1)?.until;
  if (!last) return null;
  const scale = linearScale(0, last);
  const ends = days.map(({ until }) => until);
  return (
    <Zone letter="D" padded aria-labelledby="days">
      <ZoneTitle id="days">{words.title}</ZoneTitle>
      <div className={css.axis}>
        <ScaleBar
          scale={scale}
          ticks={[0, ...ends]}
          minor={evenTicks(0, last, 1)}
          unit={words.unit}
          everyLabel
        />
      </div>
      <RailStart to={ends[0] ?? last} />
      <ol>
        {days.map(({ title, text, until }, index) => (
          <li key={title} className={css.step}>
            <DayRail to={until} next={ends[index + 1]} index={index} />
            <div className={css.words}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="sr-only">
                {words.until} {until}
              </p>
            </div>
            <DayBar scale={scale} from={ends[index - 1] ?? 0} to={until} index={index} />
          </li>
        ))}
      </ol>
    </Zone>
  );
}

/** How high a day is, in rem. */
const day = 1.75;
const whole = linearScale(0, 1);

/** On a phone: the latest day of a step as a block on the rail, and under it the days until the block of the next. */
function DayRail({ to, next, index }: { to: number; next: number | undefined; index: number }) {
  return (
    <div className={css.rail} aria-hidden="true">
      <div className={css.day} data-fill={fillOf(index)}>
        <Bar scale={whole} to={1} fill={fillOf(index)} className={css.block} />
        <span className={css.until}>
          {positionPage.days.until} {to}
        </span>
      </div>
      {next !== undefined && <Wait days={next - to - 1} />}
    </div>
  );
}

/** On a phone: the beginning of the rail, down to the first block. */
function RailStart({ to }: { to: number }) {
  return (
    <div className={css.rail} aria-hidden="true">
      <span className={css.zero}>0</span>
      <Wait days={to - 1} />
    </div>
  );
}

function Wait({ days }: { days: number }) {
  return (
    <svg className={css.wait} height={`${days * day}rem`} aria-hidden="true">
      {/* as far as the step goes on, which may be as high as its words */}
      <line x1="50%" x2="50%" y2="2000" />
      {evenTicks(0, days - 1, 1).map((passed) => (
        <line key={passed} x1="43%" x2="57%" y1={`${passed * day}rem`} y2={`${passed * day}rem`} />
      ))}
    </svg>
  );
}

interface DayBarProps {
  scale: Scale;
  from: number;
  to: number;
  /** Which step it is, from 0. */
  index: number;
}

/** The wait for a step as a thin line, and the latest day of it as a block that hangs from the rule, named at its foot behind it, or before it where no room is left. */
function DayBar({ scale, from, to, index }: DayBarProps) {
  const [start, end] = [scale(to - 1), scale(to)];
  const isBehind = end < 80;
  return (
    <div className={css.days}>
      <svg className={css.barWait} aria-hidden="true">
        <line x1={percent(scale(from))} x2={percent(start)} y1="50%" y2="50%" />
        <text
          x={percent(isBehind ? end : start)}
          y="100%"
          dx={isBehind ? 10 : -10}
          textAnchor={isBehind ? 'start' : 'end'}
        >
          {positionPage.days.until} <tspan className={css.barDay}>{to}</tspan>
        </text>
      </svg>
      <Bar scale={scale} from={to - 1} to={to} fill={fillOf(index)} className={css.bar} />
    </div>
  );
}
