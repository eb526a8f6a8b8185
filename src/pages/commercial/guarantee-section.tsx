import { commercialPage } from '#content/pages/commercial.ts';
import { guarantees } from '#content/records/guarantees/guarantees.ts';
import type { Guarantee } from '#content/records/guarantees/schema.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './guarantee-section.module.css';

const words = commercialPage.guarantees;

/** What is stood behind, and for how long: a column for every guarantee. */
export function GuaranteeSection() {
  return (
    <Zone letter="F" className={css.zone} aria-labelledby="guarantees">
      <h2 id="guarantees" className={css.title}>
        {words.title}
      </h2>
      <ol className={css.list}>
        {guarantees.map((guarantee) => (
          <GuaranteeItem key={guarantee.id} {...guarantee} />
        ))}
      </ol>
    </Zone>
  );
}

function GuaranteeItem({ id, years, isAtMost, title, text }: Guarantee) {
  return (
    <li>
      <h3>
        <GiantFigure className={css.figure}>{years}</GiantFigure>{' '}
        <span>
          {years === 1 ? words.year : words.years} {isAtMost && `${words.atMost}, `}
          {title}
        </span>
      </h3>
      <p>
        {text}
        {id === 'compressor' && ` ${words.registration}`}
      </p>
    </li>
  );
}
