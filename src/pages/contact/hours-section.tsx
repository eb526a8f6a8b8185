import { contactPage } from '#content/pages/contact.ts';
import { ContactCard } from '#src/components/contact-card/contact-card.tsx';
import { OpenNow } from '#src/components/open-now.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hours-section.module.css';
import { WeekTable } from './week-table.tsx';

const words = contactPage.hours;

/** The week as a chart beside the card for emergencies. */
export function HoursSection() {
  return (
    <Zone letter="B" aria-labelledby="hours" className={css.zone}>
      <div className={css.hours}>
        <div className={css.head}>
          <h2 id="hours">{words.title}</h2>
          <OpenNow />
        </div>
        <WeekTable />
        <p className={css.routine}>{words.routine}</p>
      </div>
      <ContactCard variant="emergency" className={css.emergency} />
    </Zone>
  );
}
