import { priceSchedule } from '#content/facts/price-schedule.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { rates as record } from '#content/records/rates/rates.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './cost-section.module.css';
import { HourlyRates } from './hourly-rates.tsx';

const { title, prices, note, sample } = commercialPage.rates;
const { what, price, text } = prices.columns;

/** What a visit costs: every price with what it covers, and a visit of two people drawn as an area. */
export function CostSection() {
  return (
    <Zone letter="E" className={css.zone} aria-labelledby="cost">
      <div className={css.prices}>
        <h2 id="cost">{title}</h2>
        <Schedule
          className={css.schedule}
          caption={prices.caption}
          captionHidden
          columns={[{ head: what }, { head: price }, { head: text }]}
          rows={priceSchedule.commercial.map((row) => ({
            key: row.id,
            cells: [row.what, row.price, row.text],
          }))}
        />
        <p className={css.note}>{note}</p>
        {record.sample && <SampleNote>{sample}</SampleNote>}
      </div>
      <HourlyRates className={css.rates} />
    </Zone>
  );
}
