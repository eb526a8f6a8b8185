import { priceSchedule } from '#content/facts/price-schedule.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { rates as record } from '#content/records/rates/rates.ts';
import { PriceSchedule } from '#src/components/price-schedule.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './prices-section.module.css';

const { prices, sample } = commercialPage.rates;
const { what, price, text } = prices.columns;

/** Every price of a visit, with what it covers. */
export function PricesSection() {
  return (
    <Zone letter="F" padded aria-labelledby="prices">
      <h2 id="prices">{prices.title}</h2>
      <PriceSchedule
        className={css.schedule}
        caption={prices.caption}
        captionHidden
        columns={[{ head: what }, { head: price }, { head: text }]}
        rows={priceSchedule.commercial.map((row) => ({
          key: row.id,
          cells: [row.what, row.price, row.text],
        }))}
      />
      {record.sample && <SampleNote>{sample}</SampleNote>}
    </Zone>
  );
}
