import { pscCodes } from 'records:psc-codes';
import { clsx } from 'clsx';
import { governmentPage } from '#content/pages/government.ts';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import css from './code-table.module.css';

const { title, columns, sample } = governmentPage.naics.psc;
const hasSample = pscCodes.some((code) => code.sample);

/** The codes under which the government buys such work, with official titles. */
export function PscSchedule() {
  return (
    <>
      <h3>
        {title}
        {hasSample && (
          <>
            &nbsp;
            <RevisionTriangle mark="1" />
          </>
        )}
      </h3>
      <Schedule
        className={css.codes}
        caption={title}
        captionHidden
        columns={[{ head: columns.code }, { head: columns.title }, { head: columns.work }]}
        rows={pscCodes.map(({ code, title: official, work }) => ({
          key: code,
          cells: [
            <span key={code} className={clsx('num', css.code)}>
              {code}
            </span>,
            official,
            work,
          ],
        }))}
      />
      {hasSample && <SampleNote>{sample}</SampleNote>}
    </>
  );
}
