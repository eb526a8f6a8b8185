import { Zone } from '#src/ui/zone.tsx';
import css from './cost-section.module.css';
import { GuaranteeAxis } from './guarantee-axis.tsx';
import { HourlyRates } from './hourly-rates.tsx';

/** What an hour costs, and what is stood behind for how long. */
export function CostSection() {
  return (
    <Zone letter="D" className={css.zone}>
      <HourlyRates className={css.rates} />
      <GuaranteeAxis className={css.guarantees} />
    </Zone>
  );
}
