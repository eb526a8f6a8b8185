import { positionPage as words } from '#content/pages/position.ts';
import type { PositionView } from '#content/record-pages/position.ts';
import { formatCount } from '#content/values/format.ts';
import { EntryList } from '#src/components/entry-list.tsx';
import { Quotation } from '#src/components/record-page/quotation.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './benefits-section.module.css';

/** What somebody says who does this work, beside what comes with the wage. */
export function BenefitsSection({ testimonial, benefitsTitle, benefits }: PositionView) {
  return (
    <Zone letter="C" aria-labelledby="benefits">
      {testimonial && (
        <div data-plane="shell">
          <Quotation of={testimonial} note={words.years(formatCount(testimonial.years, 'year'))} />
        </div>
      )}
      <div className={css.cells}>
        <h2 id="benefits">{benefitsTitle}</h2>
        <EntryList entries={benefits} className={css.benefits} />
      </div>
    </Zone>
  );
}
