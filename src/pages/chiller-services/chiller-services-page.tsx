import { company } from 'records:company';
import * as chillerServicesPage from 'words:chiller-services';
import { Link } from 'react-router';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { recordPath } from '#src/views/paths.ts';
import { chillerServices, shownJob } from '#src/views/services.ts';
import css from './chiller-services-page.module.css';
import { HeroSection } from './hero-section.tsx';
import { PartZone, type Sheet } from './part-zone.tsx';

const { job } = chillerServicesPage;

/** /chillers/services: the specification of the chiller work, no two zones composed alike. */
export function ChillerServicesPage() {
  return (
    <>
      <HeroSection />
      {sheets.map(({ ids, ...sheet }, index) => (
        <PartZone
          key={ids.join()}
          {...sheet}
          letter={String.fromCharCode(letterB + index)}
          parts={chillerServices.filter(({ id }) => ids.includes(id))}
        />
      ))}
      <div className={css.end}>
        {company.sample && <SampleNote>{chillerServicesPage.end}</SampleNote>}
        <p className="small">
          {job.text} <Link to={recordPath('project', shownJob.id)}>{job.link(shownJob)}</Link>
        </p>
      </div>
    </>
  );
}

/** The hero is zone A. */
const letterB = 66;

/** Which parts share a zone, and how it is composed: two under their drawings, one beside its own, on alternate sides. */
const sheets: readonly { ids: readonly string[]; sheet: Sheet }[] = [
  { ids: ['start-up', 'maintenance'], sheet: 'above' },
  { ids: ['overhaul'], sheet: 'side' },
  // the largest piece of work has the largest drawing
  { ids: ['re-tube'], sheet: 'band' },
  { ids: ['retrofit', 'rental'], sheet: 'above' },
  { ids: ['emergency'], sheet: 'emergency' },
];
