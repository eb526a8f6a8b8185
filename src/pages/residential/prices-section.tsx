import { priceSchedule } from '#content/facts/price-schedule.ts';
import { residentialPage } from '#content/pages/residential.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './prices-section.module.css';

/** What a visit costs, row by row; the first hour is as large as it gets. */
export function PricesSection() {
  const { title, caption, columns, note, sample } = residentialPage.prices;
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
          cells: [
            <span key="what">{what}</span>,
            <Figure key="price" price={price} isGiant={index === 0} />,
            <span key="meaning">{text}</span>,
          ],
        }))}
      />
      <p className={css.note}>{note}</p>
      {sample && <SampleNote>{sample}</SampleNote>}
    </Zone>
  );
}

/** A sum, with what it is for in smaller letters behind it; or words alone. */
function Figure({ price, isGiant }: { price: string; isGiant: boolean }) {
  const [, figure, unit] = /^(\$?\d[\d,]*)?(.*)$/.exec(price) as unknown as [
    string,
    string | undefined,
    string,
  ];
  if (isGiant) return <GiantFigure className={css.giant}>{figure}</GiantFigure>;
  return (
    <span className={css.price}>
      {figure && <b className={css.figure}>{figure}</b>}
      {unit}
    </span>
  );
}
