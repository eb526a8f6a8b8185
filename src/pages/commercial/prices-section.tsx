import { rates as record } from 'records:rates';
import { priceSchedule } from '#content/facts/price-schedule.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { PriceSchedule } from '#src/components/price-schedule.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { LaborBar } from './labor-bar.tsx';
import { LaborTable } from './labor-table.tsx';
import css from './prices-section.module.css';

const { title, caption, columns, note, sample } = commercialPage.rates;

/** What a visit costs: the labor of two people, summed and to scale, and beside it every price that the sum does not name. */
export function PricesSection() {
  return (
    <Zone letter="E" plane="water" aria-labelledby="prices">
      <div className={css.prices}>
        <div className={css.labor}>
          <h2 id="prices">{title}</h2>
          <LaborTable />
          <LaborBar />
          <p className={css.note}>{note}</p>
          {record.sample && <SampleNote>{sample}</SampleNote>}
        </div>
        <PriceSchedule
          caption={caption}
          columns={columns}
          rows={priceSchedule.commercial}
          sample={record.sample}
        />
      </div>
    </Zone>
  );
}
