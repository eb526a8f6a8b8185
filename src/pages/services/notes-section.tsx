import { company } from 'records:company';
import { servicesPage } from '#content/pages/services.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './notes-section.module.css';

const { notes } = servicesPage;

/** The notes to the schedule, at its foot. */
export function NotesSection() {
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
