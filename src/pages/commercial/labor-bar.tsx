import { commercialPage } from '#content/pages/commercial.ts';
import { linearScale, percent } from '#src/lib/scale.ts';
import css from './labor-bar.module.css';

const { rows } = commercialPage.rates.labor;
const scale = linearScale(
  0,
  rows.reduce((sum, { dollars }) => sum + dollars, 0),
);

/** The labor of the visit as one bar: each person's part of it in dollars. */
export function LaborBar() {
  return (
    <svg className={css.bar} aria-hidden="true">
      {rows.map(({ who, dollars, share }, index) => {
        const before = rows.slice(0, index).reduce((sum, row) => sum + row.dollars, 0);
        return (
          <svg key={who} x={percent(scale(before))} width={percent(scale(dollars))} aria-hidden="true">
            <rect width="100%" height="100%" />
            <foreignObject width="100%" height="100%">
              <span className={css.share}>{share}</span>
            </foreignObject>
          </svg>
        );
      })}
    </svg>
  );
}
