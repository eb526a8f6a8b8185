import { company } from 'records:company';
import * as contactPage from 'words:contact';
import { clsx } from 'clsx';
import type { OpeningDay } from '#content/records/site.ts';
import { minutesOf } from '#content/values/format.ts';
import { formatWeekday } from '#src/lib/format-words.ts';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { officeWeek } from '#src/views/hours.ts';
import css from './week-table.module.css';

const words = contactPage.hours;

const week = officeWeek.flatMap(({ names, open, time }) =>
  names.map((name) => ({ name, day: formatWeekday(name, 'short'), open, time })),
);

/** The week, a thin row a day: the office to scale, then the hours in words; last the emergency line from end to end. Today's row is marked by `NowMark`. */
export function WeekTable() {
  return (
    <table className={css.week}>
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.day}</span>
          </th>
          <th scope="col" className={css.chart}>
            <span className="sr-only">{words.chart}</span>
            <ScaleBar
              scale={linearScale(0, words.axis.length - 1)}
              ticks={[...words.axis.keys()]}
              format={(quarter) => words.axis[quarter] as string}
            />
          </th>
          <th scope="col">
            <span className="sr-only">{words.time}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {week.map(({ name, day, open, time }) => (
          <tr key={name}>
            <th scope="row">{day}</th>
            <td className={css.chart}>
              <OpeningBar open={open} />
              <NowMark day={name} />
            </td>
            <td className={clsx(open && 'figure-sm')}>{time ?? words.closed}</td>
          </tr>
        ))}
        <tr className={css.line}>
          <th scope="row">{words.line.day}</th>
          <td className={css.chart} />
          <td>{words.line.time}</td>
        </tr>
      </tbody>
    </table>
  );
}

const day = linearScale(0, 24 * 60);

/** One day of 24 hours, the office as a bar; empty where it is closed. */
function OpeningBar({ open }: Pick<OpeningDay, 'open'>) {
  return (
    <Bar
      className={css.day}
      scale={day}
      from={open ? minutesOf(open.from) : 0}
      to={open ? minutesOf(open.to) : 0}
    />
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'now-mark': React.HTMLAttributes<HTMLElement>;
    }
  }
}

/** This minute on the bar of today, by the clock in Florida; boot.ts fills it, on the other days it is not there. */
function NowMark({ day }: { day: string }) {
  return (
    <now-mark
      className={css.now}
      data-days={day}
      data-zone={company.timeZone}
      data-words={contactPage.hours.now({ day: '{day}', time: '{time}' })}
      // the element marks itself on its day
      suppressHydrationWarning
    />
  );
}
