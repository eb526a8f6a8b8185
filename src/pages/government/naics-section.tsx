import { naicsCodes } from 'records:naics-codes';
import { pscCodes } from 'records:psc-codes';
import * as governmentPage from 'words:government';
import { clsx } from 'clsx';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { sizeStandard } from '#src/views/size-standard.ts';
import css from './code-table.module.css';
import { DataSection } from './data-section.tsx';

const { naics, sections } = governmentPage;

/** The codes with official titles and size standards, primary first; then the codes that public buyers order by. */
export function NaicsSection() {
  return (
    <DataSection name="naics" note={naics.source}>
      {naicsCodes.length > 0 && (
        <Schedule
          className={css.codes}
          caption={sections.naics.title}
          captionHidden
          columns={[
            { head: naics.columns.code },
            { head: naics.columns.title },
            { head: naics.columns.size, align: 'end', labelled: true },
            { head: naics.columns.work },
          ]}
          rows={naicsCodes.map(({ code, title, work, isPrimary, ...size }) => ({
            key: code,
            marked: isPrimary,
            cells: [
              <span key={code} className={clsx('num', css.code)}>
                {code}
                {isPrimary && <span className="label">{naics.primary}</span>}
              </span>,
              title,
              (size.isSmall ? naics.size : naics.sizeOther)({ standard: sizeStandard(size.sizeStandard) }),
              work,
            ],
          }))}
        />
      )}
      {pscCodes.length > 0 && <PscSchedule />}
      <AbbreviationKey of={['NAICS', 'PSC', 'SBA']} />
    </DataSection>
  );
}

const { title, columns, sample } = governmentPage.naics.psc;
const hasSample = pscCodes.some((code) => code.sample);

/** The codes under which the government buys such work, with official titles. */
function PscSchedule() {
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
