import { commercialPage } from '#content/pages/commercial.ts';
import { guarantees } from '#content/records/guarantees/guarantees.ts';
import type { Guarantee } from '#content/records/guarantees/schema.ts';
import { evenTicks, linearScale, type Scale } from '#src/lib/scale.ts';
import { DimensionLine } from '#src/ui/dimension-line.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './guarantee-section.module.css';

const words = commercialPage.guarantees;
const longest = Math.max(...guarantees.map(({ years }) => years));
const years = linearScale(0, longest);

/** What is stood behind, and for how long: every guarantee as a length on one axis of years. */
export function GuaranteeSection() {
  return (
    <Zone letter="F" padded className={css.zone} aria-labelledby="guarantees">
      <h2 id="guarantees">{words.title}</h2>
      <ol className={css.list}>
        {guarantees.map((guarantee) => (
          <GuaranteeLine key={guarantee.id} guarantee={guarantee} scale={years} />
        ))}
      </ol>
      <ScaleBar scale={years} ticks={evenTicks(0, longest, 1)} />
      <p className={`small ${css.axis}`}>{words.axis}</p>
    </Zone>
  );
}

function GuaranteeLine({ guarantee, scale }: { guarantee: Guarantee; scale: Scale }) {
  return (
    <li>
      <h3>
        {guarantee.isAtMost && <span className={css.most}>{words.atMost} </span>}
        <GiantFigure className={css.figure}>{guarantee.years}</GiantFigure>{' '}
        <span>
          {guarantee.years === 1 ? words.year : words.years} {guarantee.title}
        </span>
      </h3>
      <p>
        {guarantee.text}
        {guarantee.id === 'compressor' && ` ${words.registration}`}
      </p>
      <DimensionLine scale={scale} to={guarantee.years} isExtending />
    </li>
  );
}
