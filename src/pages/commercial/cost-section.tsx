import { commercialPage } from '#content/pages/commercial.ts';
import { Zone } from '#src/ui/zone.tsx';
import css from './cost-section.module.css';
import { LaborBar } from './labor-bar.tsx';
import { LaborTable } from './labor-table.tsx';

const { title, note } = commercialPage.rates;

/** What a visit costs: the labor of two people, summed and to scale. */
export function CostSection() {
  return (
    <Zone letter="E" plane="water" padded className={css.cost} aria-labelledby="cost">
      <h2 id="cost">{title}</h2>
      <LaborTable />
      <LaborBar />
      <p className={css.note}>{note}</p>
    </Zone>
  );
}
