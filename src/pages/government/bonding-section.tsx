import { insuranceFacts } from '#content/facts/insurance.ts';
import { governmentPage } from '#content/pages/government.ts';
import { Facts } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import css from './bonding-section.module.css';
import { DataSection } from './data-section.tsx';

const { premium, bonds, facts, insurance } = governmentPage.bonding;

/** What a bond adds to the cost, when the law asks for one, and what is insured. How much can be bonded stands on the plate. */
export function BondingSection() {
  return (
    <DataSection name="bonding">
      <div className={css.columns}>
        <p className={css.premium}>
          <GiantFigure className={css.figure}>{premium.figure}</GiantFigure>{' '}
          <span className={css.unit}>
            {premium.unit} <span>{premium.example}</span>
          </span>
        </p>
        <div>
          <h3>{bonds}</h3>
          <Facts className={css.facts} items={facts} />
        </div>
        <div>
          <h3>{insurance}</h3>
          <Facts className={css.facts} items={insuranceFacts} />
        </div>
      </div>
    </DataSection>
  );
}
