import { servicesPage } from '#content/pages/services.ts';
import { company } from '#content/records/company/company.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { MailButton } from '#src/components/mail-button.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './closing-section.module.css';

const { missing, notes } = servicesPage;

/** What to do with a unit that is not listed, and the notes to the schedule. */
export function ClosingSection() {
  return (
    <Zone letter="C" className={css.closing} aria-labelledby="missing-title">
      <div className={css.missing}>
        <h2 id="missing-title">{missing.title}</h2>
        <p>{missing.text}</p>
        <div className={css.actions}>
          <MailButton subject={missing.subject}>{missing.mail}</MailButton>
          <ButtonRoute to="contact">{missing.contact}</ButtonRoute>
        </div>
      </div>
      <div className={css.notes} data-plane="water">
        <h2 className={css.notesTitle}>{notes.title}</h2>
        <ol className={css.list}>
          {notes.items.map((note) => (
            <li key={note}>
              <p>{note}</p>
            </li>
          ))}
        </ol>
        <AbbreviationKey of={['BTU', 'DDC', 'VRF']} className={css.key} />
        {company.sample && <SampleNote>{notes.sample}</SampleNote>}
      </div>
    </Zone>
  );
}
