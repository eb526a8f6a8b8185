import { company } from 'records:company';
import { promises } from 'records:promises';
import * as residentialPage from 'words:residential';
import { clsx } from 'clsx';
import { formatShortTime, minutesOf } from '#content/values/format.ts';
import { linearScale, percent } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import css from './day-lane.module.css';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'day-mark': React.HTMLAttributes<HTMLElement>;
    }
  }
}

const { callBy, nightEnds } = promises.emergency.home;
const { lane } = residentialPage;
const dayLength = 24 * 60;
const day = linearScale(0, dayLength);
/** Minutes since the lane began. */
const since = (time: string) => (minutesOf(time) - minutesOf(nightEnds) + dayLength) % dayLength;
const lastCall = since(callBy);

const ticks = [
  { at: 0, label: formatShortTime(nightEnds) },
  { at: since('12:00'), label: lane.noon },
  { at: lastCall, label: formatShortTime(callBy) },
  { at: since('00:00'), label: lane.midnight },
  { at: dayLength, label: formatShortTime(nightEnds) },
];

/** The 24 hours of a call to scale, and under each length who comes when: by day the same day, later in the morning. */
export function DayLane({ className }: { className?: string | undefined }) {
  return (
    <div className={clsx(css.lane, className)} data-plane="white">
      <svg className={css.ticks} aria-hidden="true">
        {ticks.map(({ at, label }) => (
          <g key={at}>
            <line x1={percent(day(at))} x2={percent(day(at))} y2="100%" />
            <text x={percent(day(at))} y="20">
              {label}
            </text>
          </g>
        ))}
      </svg>
      <div className={css.bars}>
        <Bar scale={day} to={lastCall} />
        <Bar scale={day} from={lastCall} fill="hatched" />
      </div>
      <day-mark
        className={css.mark}
        data-from={nightEnds}
        data-zone={company.timeZone}
        data-words={lane.now({ now: '{now}' })}
        suppressHydrationWarning
      />
      <p className={css.line}>{lane.line}</p>
      {/* one column for each quarter of an hour, so that each cell is as wide as its part of the day */}
      <table className={css.cells}>
        <caption className="sr-only">{lane.caption}</caption>
        <thead>
          <tr>
            <th scope="col" colSpan={lastCall / 15}>
              {lane.day.title}
            </th>
            <th scope="col" colSpan={(dayLength - lastCall) / 15}>
              {lane.later.title}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td colSpan={lastCall / 15}>{lane.day.text}</td>
            <td colSpan={(dayLength - lastCall) / 15}>{lane.later.text}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
