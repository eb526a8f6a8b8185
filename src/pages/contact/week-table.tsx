import { clsx } from 'clsx';
import { officeWeek } from '#content/facts/opening-hours.ts';
import { contactPage } from '#content/pages/contact.ts';
import { HourAxis } from './hour-axis.tsx';
import { NowMark } from './now-mark.tsx';
import { OpeningBar } from './opening-bar.tsx';
import css from './week-table.module.css';

const words = contactPage.hours;

/** The week, a row for days with the same hours: the office to scale, then the hours in words; last the emergency line from end to end. Today's row is marked by `NowMark`. */
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
            <HourAxis />
          </th>
          <th scope="col">
            <span className="sr-only">{words.time}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {officeWeek.map(({ days, names, open, time }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td className={css.chart}>
              <OpeningBar open={open} />
              <NowMark days={names} />
            </td>
            <td className={clsx(css.time, !open && css.word)}>{time ?? words.closed}</td>
          </tr>
        ))}
        <tr className={css.line}>
          <th scope="row">{words.line.day}</th>
          <td className={css.chart} />
          <td className={clsx(css.time, css.word)}>{words.line.time}</td>
        </tr>
      </tbody>
    </table>
  );
}
