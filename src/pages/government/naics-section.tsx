import { naicsCodes } from 'records:naics-codes';
import { pscCodes } from 'records:psc-codes';
import { specimen } from 'words:credentials';
import * as governmentPage from 'words:government';
import { Split } from '#src/ui/layout.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { sizeStandard } from '#src/views/size-standard.ts';
import css from './government-page.module.css';
import { SheetSection } from './sheet-section.tsx';

const { naics, sections } = governmentPage;
const { psc } = naics;

/** The codes with official titles and size standards, primary first; beside them the codes that public buyers order by. */
export function NaicsSection() {
  return (
    <SheetSection name="naics" note={naics.source}>
      <Split into="main" at="large" gap="even">
        {naicsCodes.length > 0 && (
          <Schedule
            className={css.codes}
            caption={sections.naics.title}
            captionHidden
            columns={[
              { head: naics.columns.code },
              { head: naics.columns.title },
              { head: naics.columns.size, align: 'end' },
            ]}
            rows={naicsCodes.map(({ code, title, work, isPrimary, ...size }) => ({
              key: code,
              marked: isPrimary,
              cells: [
                <Code key={code} of={code} />,
                <div key={title}>
                  {title}
                  {isPrimary && <span className="sr-only"> {naics.primary}</span>}
                  {work && <p className="small">{work}</p>}
                </div>,
                (size.isSmall ? naics.size : naics.sizeOther)({ standard: sizeStandard(size.sizeStandard) }),
              ],
            }))}
          />
        )}
        {pscCodes.length > 0 && (
          <Schedule
            className={css.codes}
            caption={
              <>
                {psc.title}
                {pscCodes.some((code) => code.sample) && <RevisionTriangle label={specimen} />}
              </>
            }
            columns={[{ head: psc.columns.code }, { head: psc.columns.title }]}
            rows={pscCodes.map(({ code, title }) => ({
              key: code,
              cells: [<Code key={code} of={code} />, title],
            }))}
          />
        )}
      </Split>
    </SheetSection>
  );
}

function Code({ of }: { of: string }) {
  return <span className="figure-sm">{of}</span>;
}
