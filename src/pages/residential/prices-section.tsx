import { priceSchedule } from '#content/facts/price-schedule.ts';
import { residential } from '#content/pages/residential.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './prices-section.module.css';

/** What a visit costs, row by row; the first hour is as large as it gets. */
export function PricesSection() {
  const { title, caption, columns, note, sample } = residential.prices;
  return (
    <Zone letter="B" plane="water" padded id="prices" aria-labelledby="prices-title">
      <ZoneTitle id="prices-title">{title}</ZoneTitle>
      <Schedule
        className={css.prices}
        caption={caption}
        captionHidden
        columns={[{ head: columns.what }, { head: columns.price }, { head: columns.meaning }]}
        rows={priceSchedule.residential.map(({ id, what, price, text }, index) => ({
          key: id,
          cells: [what, <Figure key="price" price={price} isGiant={index === 0} />, text],
        }))}
      />
      <p className={css.note}>{note}</p>
      {sample && <SampleNote>{sample}</SampleNote>}
    </Zone>
  );
}

function Figure({ price, isGiant }: { price: string; isGiant: boolean }) {
  return isGiant ? (
    <GiantFigure className={css.giant}>{price}</GiantFigure>
  ) : (
    <b className={css.figure}>{price}</b>
  );
}
