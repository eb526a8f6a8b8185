import { company } from 'records:company';
import { promises } from 'records:promises';
import * as residentialPage from 'words:residential';
import { minutesOf } from '#content/values/format.ts';
import { formatShortTime } from '#src/lib/format-words.ts';
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
export function DayLane() {
  return (
    <div className={css.lane} data-plane="white">
      <day-mark
        className={css.mark}
        data-from={nightEnds}
        data-zone={company.timeZone}
        data-words={lane.now({ now: '{now}' })}
        suppressHydrationWarning
      />
      <svg className={css.ticks} height="30" aria-hidden="true">
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
      <p className={css.line}>{lane.line}</p>
      <p className="sr-only">{lane.caption}</p>
      <dl className={css.cells}>
        <Cell {...lane.day} minutes={lastCall} />
        <Cell {...lane.later} minutes={dayLength - lastCall} />
      </dl>
    </div>
  );
}

/** Under its part of the day; from 40rem as wide as that, by a drawing of nothing but its width. */
function Cell({ title, text, minutes }: { title: string; text: string; minutes: number }) {
  return (
    <div>
      <dt className="name">
        <svg width={minutes * 10} height="0" aria-hidden="true" />
        {title}
      </dt>
      <dd className="note">{text}</dd>
    </div>
  );
}
