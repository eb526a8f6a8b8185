import { residential } from '#content/pages/residential.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './prices-section.module.css';

/** What an hour costs and includes, as large as it gets. */
export function PricesSection() {
  const { title, rates, note } = residential.prices;
  return (
    <Zone letter="B" plane="water" className={css.prices} aria-labelledby="prices">
      <h2 id="prices" className="sr-only">
        {title}
      </h2>
      {rates.map(({ figure, unit, includes }) => (
        <div key={figure} className={css.rate}>
          <GiantFigure className={css.figure}>{figure}</GiantFigure>
          <p className={css.unit}>{unit}</p>
          <p className={css.includes}>{includes}</p>
        </div>
      ))}
      <div className={css.note}>
        <p>{note}</p>
      </div>
    </Zone>
  );
}
