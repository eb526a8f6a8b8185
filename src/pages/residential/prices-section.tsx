import { priceSchedule } from '#content/facts/price-schedule.ts';
import { residentialPage } from '#content/pages/residential.ts';
import { PriceSchedule } from '#src/components/price-schedule.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './prices-section.module.css';

const { title, caption, columns, note, sample } = residentialPage.prices;
const [firstHour, ...others] = priceSchedule.residential;
// it costs what the first hour costs: its price stands there already
const minimum = others.find(({ id, price }) => id === 'minimum' && price === firstHour?.price);

/** What a visit costs: the first hour as large as it gets, every other price in a row beside it. */
export function PricesSection() {
  return (
    <Zone letter="B" plane="water" id="prices" aria-labelledby="prices-title">
      <div className={css.prices}>
        <div className={css.first}>
          <h2 id="prices-title">{title}</h2>
          <GiantFigure className={css.giant}>{firstHour?.price}</GiantFigure>
          <div className={css.words}>
            <p>
              <b>{firstHour?.what}.</b> {firstHour?.text}
            </p>
            {minimum && (
              <p>
                <b>{minimum.what}:</b> {minimum.text}
              </p>
            )}
            <p>{note}</p>
            {sample && <SampleNote>{sample}</SampleNote>}
          </div>
        </div>
        <PriceSchedule
          className={css.rows}
          caption={caption}
          captionHidden
          columns={[{ head: columns.what }, { head: columns.price }, { head: columns.meaning }]}
          rows={others
            .filter((row) => row !== minimum)
            .map(({ id, what, price, text, isSample }) => ({
              key: id,
              cells: [
                <span key="what">{what}</span>,
                <Figure key="price" price={price} isSample={isSample} />,
                <span key="meaning">{text}</span>,
              ],
            }))}
        />
      </div>
    </Zone>
  );
}

/** A sum, with what it is for in smaller letters behind it; or words alone. */
function Figure({ price, isSample }: { price: string; isSample: boolean | undefined }) {
  const [, figure, unit] = /^(\$?\d[\d,]*)?(.*)$/.exec(price) as unknown as [
    string,
    string | undefined,
    string,
  ];
  return (
    <span className={css.price}>
      {figure && <b className={css.figure}>{figure}</b>}
      {unit}
      {isSample && <RevisionTriangle mark="1" />}
    </span>
  );
}
