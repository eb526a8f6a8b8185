import { careersPage } from '#content/pages/careers.ts';
import { careerBenefits } from '#content/records/career-benefits/career-benefits.ts';
import { EntryList } from '#src/components/entry-list.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './benefits-section.module.css';

const words = careersPage.benefits;

/** What comes besides the wage, under its number. */
export function BenefitsSection() {
  return (
    <Zone letter="D" plane="water" aria-labelledby="benefits">
      <div className={css.columns}>
        <div className={css.head}>
          <p className={css.figure} aria-hidden="true">
            <GiantFigure>{words.figure(careerBenefits.length)}</GiantFigure>
          </p>
          <h2 id="benefits">{words.title(careerBenefits.length)}</h2>
          {careerBenefits.some(({ sample }) => sample) && <SampleNote>{words.sample}</SampleNote>}
        </div>
        <EntryList entries={careerBenefits} className={css.benefits} />
      </div>
    </Zone>
  );
}
