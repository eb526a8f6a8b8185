import { governmentPage } from '#content/pages/government.ts';
import { pscCodes } from '#content/records/psc-codes/psc-codes.ts';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import css from './psc-schedule.module.css';

const { title, columns, sample } = governmentPage.naics.psc;
const hasSample = pscCodes.some((code) => code.sample);

/** The codes under which the government buys such work, with official titles. */
export function PscSchedule() {
  return (
    <div className={css.psc}>
      <h3 className={css.title}>
        {title} {hasSample && <RevisionTriangle mark="1" />}
      </h3>
      <Schedule
        className={css.schedule}
        caption={title}
        captionHidden
        columns={[{ head: columns.code }, { head: columns.title }, { head: columns.work }]}
        rows={pscCodes.map(({ code, title: official, work }) => ({
          key: code,
          cells: [
            <span key={code} className="num">
              {code}
            </span>,
            official,
            work,
          ],
        }))}
      />
      {hasSample && <SampleNote className={css.sample}>{sample}</SampleNote>}
    </div>
  );
}
