import { contactPage } from '#content/pages/contact.ts';
import { hours } from '#content/records/hours/hours.ts';
import { routes } from '#content/routes.ts';
import { ContactCard } from '#src/components/contact-card/contact-card.tsx';
import { OpenNow } from '#src/components/open-now.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { DayBar } from './day-bar.tsx';
import { HourAxis } from './hour-axis.tsx';
import css from './hours-section.module.css';

const words = contactPage.hours;

/** The week as a chart, office and emergency line, beside the card for emergencies. */
export function HoursSection() {
  return (
    <Zone letter="B" aria-labelledby="hours" className={css.zone}>
      <div className={css.hours}>
        <DrawingTitle number={1} sheet={routes.contact.sheet} id="hours" note={<Legend />}>
          {words.title}
        </DrawingTitle>
        <Week />
        <OpenNow className={css.now} />
        <p className={css.routine}>{words.routine}</p>
      </div>
      <ContactCard variant="emergency" className={css.emergency} />
    </Zone>
  );
}

function Legend() {
  return (
    <span className={css.legend}>
      <span className={css.office}>{words.office}</span> <span className={css.line}>{words.emergency}</span>
    </span>
  );
}

function Week() {
  return (
    <table className={css.week}>
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.day}</span>
          </th>
          <td aria-hidden="true">
            <HourAxis />
          </td>
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
            <td aria-hidden="true">
              <DayBar open={day.open} />
            </td>
            <td className={css.time}>{words.open(day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
