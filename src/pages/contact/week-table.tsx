import { contactPage } from '#content/pages/contact.ts';
import { hours } from '#content/records/hours/hours.ts';
import { DayBar } from './day-bar.tsx';
import { HourAxis } from './hour-axis.tsx';
import { NowMark } from './now-mark.tsx';
import css from './week-table.module.css';

const words = contactPage.hours;

/** The week, a day a row: the office to scale, then the hours in words; last the emergency line from end to end. Today's row is marked by `NowMark`. */
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
        {hours.days.map((day) => (
          <tr key={day.day}>
            <th scope="row">
              <abbr title={day.day}>{day.day.slice(0, 3)}</abbr>
            </th>
            <td className={css.chart}>
              <DayBar open={day.open} />
              <NowMark day={day.day} />
            </td>
            <td className={css.time}>{words.open(day)}</td>
          </tr>
        ))}
        <tr className={css.line}>
          <th scope="row">{words.line.day}</th>
          <td className={css.chart} />
          <td className={css.time}>{words.line.time}</td>
        </tr>
      </tbody>
    </table>
  );
}
