import { company } from 'records:company';
import { servicesPage } from '#content/pages/services.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import css from './services-page.module.css';
import { ShopSection } from './shop-section.tsx';

/** /services: every kind of equipment by name, with its capacity to scale and the page that says more. */
export function ServicesPage() {
  return (
    <>
      <HeroSection />
      <ScheduleSection />
      <NotesSection />
      <ShopSection />
    </>
  );
}

/** What the schedule is for. */
function HeroSection() {
  return (
    <Zone letter="A" className={css.hero} aria-labelledby="services-title">
      <h1 id="services-title">{servicesPage.title}</h1>
      <p className="lead">{servicesPage.lead}</p>
    </Zone>
  );
}

const { notes } = servicesPage;

/** The notes to the schedule, at its foot. */
function NotesSection() {
  return (
    <Zone letter="C" plane="water" className={css.notes} aria-labelledby="notes-title">
      <h2 id="notes-title" className={css.title}>
        {notes.title}
      </h2>
      <ol className={css.list}>
        {notes.items.map((note) => (
          <li key={note}>
            <p>{note}</p>
          </li>
        ))}
      </ol>
      <AbbreviationKey of={['BTU', 'DDC', 'VRF']} />
      {company.sample && <SampleNote>{notes.sample}</SampleNote>}
    </Zone>
  );
}
