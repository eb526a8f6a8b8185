import { priceSchedule } from '#content/facts/price-schedule.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { rates as record } from '#content/records/rates/rates.ts';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './cost-section.module.css';
import { LaborBar } from './labor-bar.tsx';
import { LaborTable } from './labor-table.tsx';

const { title, prices, note, sample } = commercialPage.rates;
const { what, price, text } = prices.columns;

/** What a visit costs: the labor of two people to scale, then every price with what it covers. */
export function CostSection() {
  return (
    <Zone letter="E" aria-labelledby="cost">
      <div className={css.visit} data-plane="water">
        <div className={css.labor}>
          <h2 id="cost">{title}</h2>
          <LaborTable />
        </div>
        <div className={css.bar}>
          <LaborBar />
          <p className={css.note}>{note}</p>
        </div>
      </div>
      <div className={css.prices}>
        <Schedule
          className={css.schedule}
          caption={prices.caption}
          columns={[{ head: what }, { head: price }, { head: text }]}
          rows={priceSchedule.commercial.map((row) => ({
            key: row.id,
            cells: [row.what, row.price, row.text],
          }))}
        />
        {record.sample && <SampleNote>{sample}</SampleNote>}
      </div>
    </Zone>
  );
}
