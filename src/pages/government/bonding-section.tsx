import { government } from '#content/pages/government.ts';
import { Facts } from '#src/ui/facts.tsx';
import { BondCapacity } from './bond-capacity.tsx';
import { BondPremium } from './bond-premium.tsx';
import css from './bonding-section.module.css';
import { DataSection } from './data-section.tsx';

/** How much can be bonded, what a bond adds to the cost, and when the law asks for one. */
export function BondingSection() {
  return (
    <DataSection name="bonding">
      <div className={css.charts}>
        <BondCapacity />
        <BondPremium />
      </div>
      <Facts className={css.facts} layout="stack" items={government.bonding.facts} />
    </DataSection>
  );
}
