import { rates as record } from 'records:rates';
import * as commercialPage from 'words:commercial';
import { formatDollars } from '#content/values/format.ts';
import { ColumnHeads } from '#src/components/column-heads.tsx';
import { PriceSchedule } from '#src/components/price-schedule.tsx';
import { linearScale, percent } from '#src/lib/scale.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { priceSchedule } from '#src/views/price-schedule.ts';
import { labor, total, visitHours } from './labor.ts';
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

const { caption: tableCaption, columns: tableColumns, together } = commercialPage.rates.labor;

/** The labor of one visit, a row for each of the two people, headed by the rate; on a phone what it includes runs under it. */
function LaborTable() {
  return (
    <table className={css.table}>
      <caption>{tableCaption({ hours: visitHours })}</caption>
      <thead>
        <tr>
          <ColumnHeads names={[tableColumns.rate, tableColumns.text, tableColumns.sum, tableColumns.cost]} />
        </tr>
      </thead>
      <tbody>
        {labor.map(({ who, rate, text, sum, cost }) => (
          <tr key={who}>
            <th scope="row">
              <GiantFigure className={css.rate}>{rate}</GiantFigure>
            </th>
            <td className={css.text}>
              <b>{who}</b> {text}
            </td>
            <td className="num">{sum}</td>
            <td className={`num ${css.cost}`}>{cost}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {together}
          </th>
          <td className={`num ${css.total}`}>{formatDollars(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

const scale = linearScale(0, total);

/** The labor of the visit as one bar: each person's part of it in dollars. */
function LaborBar() {
  return (
    <svg className={css.bar} aria-hidden="true">
      {labor.map(({ who, dollars, share }, index) => {
        const before = labor.slice(0, index).reduce((sum, row) => sum + row.dollars, 0);
        return (
          <svg key={who} x={percent(scale(before))} width={percent(scale(dollars))} aria-hidden="true">
            <rect width="100%" height="100%" />
            <foreignObject width="100%" height="100%">
              <span className={css.share}>{share}</span>
            </foreignObject>
          </svg>
        );
      })}
    </svg>
  );
}
