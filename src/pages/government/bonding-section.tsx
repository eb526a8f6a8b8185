import { insuranceFacts } from '#content/facts/insurance.ts';
import { governmentPage } from '#content/pages/government.ts';
import { Facts } from '#src/ui/facts.tsx';
import { BondPremium } from './bond-premium.tsx';
import css from './bonding-section.module.css';
import { DataSection } from './data-section.tsx';

const { bonds, facts, insurance } = governmentPage.bonding;

/** What a bond adds to the cost, when the law asks for one, and what is insured. How much can be bonded stands on the plate. */
export function BondingSection() {
  return (
    <DataSection name="bonding">
      <BondPremium />
      <div className={css.lists}>
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
