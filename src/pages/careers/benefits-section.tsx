import { careerBenefits } from 'records:career-benefits';
import { careersPage } from '#content/pages/careers.ts';
import { EntryList } from '#src/components/entry-list.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './benefits-section.module.css';
import { SectionHead } from './section-head.tsx';

const words = careersPage.benefits;

/** What comes besides the wage, in ruled cells. */
export function BenefitsSection() {
  return (
    <Zone letter="D" plane="water" aria-labelledby="benefits">
      <SectionHead id="benefits" title={words.title(careerBenefits.length)}>
        {careerBenefits.some(({ sample }) => sample) && <SampleNote>{words.sample}</SampleNote>}
      </SectionHead>
      <EntryList entries={careerBenefits} className={css.benefits} />
    </Zone>
  );
}
