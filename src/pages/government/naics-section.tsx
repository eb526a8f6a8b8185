import { naicsCodes } from 'records:naics-codes';
import { clsx } from 'clsx';
import { sizeOf } from '#content/facts/naics.ts';
import { governmentPage } from '#content/pages/government.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import css from './code-table.module.css';
import { DataSection } from './data-section.tsx';
import { PscSchedule } from './psc-schedule.tsx';

const { naics, sections } = governmentPage;

/** The seven codes with official titles and size standards, primary first; then the codes that public buyers order by. */
export function NaicsSection() {
  return (
    <DataSection name="naics" note={naics.source}>
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
            sizeOf(size),
            work,
          ],
        }))}
      />
      <PscSchedule />
      <AbbreviationKey of={['NAICS', 'PSC', 'SBA']} />
    </DataSection>
  );
}
