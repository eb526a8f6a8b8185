import { clsx } from 'clsx';
import { sizeByCode } from '#content/facts/naics.ts';
import { formatMillions } from '#content/format.ts';
import { governmentPage } from '#content/pages/government.ts';
import { naicsCodes } from '#content/records/naics-codes/naics-codes.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import css from './code-table.module.css';
import { DataSection } from './data-section.tsx';
import { PscSchedule } from './psc-schedule.tsx';

const { naics, sections } = governmentPage;

/** The seven codes with official titles, size standards and the company's size, primary first; then the codes that public buyers order by. */
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
          { head: naics.columns.ours, labelled: true },
          { head: naics.columns.work },
        ]}
        rows={naicsCodes.map(({ code, title, sizeStandard, work, isPrimary }) => ({
          key: code,
          marked: isPrimary,
          cells: [
            <span key={code} className={clsx('num', css.code)}>
              {code}
              {isPrimary && <span className="label">{naics.primary}</span>}
            </span>,
            title,
            formatMillions(sizeStandard),
            sizeByCode[code],
            work,
          ],
        }))}
      />
      <PscSchedule />
      <AbbreviationKey of={['NAICS', 'PSC', 'SBA']} />
    </DataSection>
  );
}
