import { commonTerms, openPositions } from '#content/facts/careers.ts';
import { careersPage } from '#content/pages/careers.ts';
import { UntilDate } from '#src/components/until-date.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { PositionSheet } from './position-sheet.tsx';
import css from './positions-section.module.css';
import { SectionHead } from './section-head.tsx';

const words = careersPage.positions;

/** The open positions, each with what it is done with, its pay, what it asks for and what it is. */
export function PositionsSection() {
  return (
    <Zone letter="C" id="positions" aria-labelledby="positions-title">
      <SectionHead id="positions-title" title={words.title}>
        <div className={css.notes}>
          {commonTerms && <p>{words.common(commonTerms)}</p>}
          {openPositions.some(({ sample }) => sample) && <SampleNote>{words.sample}</SampleNote>}
        </div>
      </SectionHead>
      <div className={css.positions}>
        {openPositions.map((position) => (
          <UntilDate key={position.id} last={position.openUntil} className={css.open}>
            <PositionSheet {...position} />
          </UntilDate>
        ))}
        <p className={css.none} data-otherwise>
          {words.none}
        </p>
      </div>
    </Zone>
  );
}
