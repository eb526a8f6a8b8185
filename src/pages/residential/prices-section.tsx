import { priceSchedule } from '#content/facts/price-schedule.ts';
import { residentialPage } from '#content/pages/residential.ts';
import { PriceSchedule } from '#src/components/price-schedule.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './prices-section.module.css';

const { title, caption, columns, note, sample } = residentialPage.prices;
const [firstHour, ...others] = priceSchedule.residential;
// it belongs to the first hour, whose price it is
const minimum = others.find(({ id }) => id === 'minimum');

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
            <p>
              <b>
                {minimum?.what}: {minimum?.price}.
              </b>{' '}
              {minimum?.text}
            </p>
            <p>{note}</p>
            {sample && <SampleNote>{sample}</SampleNote>}
          </div>
        </div>
        <PriceSchedule
          caption={caption}
          columns={columns}
          rows={others.filter((row) => row !== minimum)}
          sample={sample !== null}
        />
      </div>
    </Zone>
  );
}
