import { commercialPage } from '#content/pages/commercial.ts';
import { ColumnHeads } from '#src/components/column-heads.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import css from './labor-table.module.css';

const { caption, columns, rows, together, total } = commercialPage.rates.labor;

/** The labor of one visit, a row for each of the two people, headed by the rate; on a phone what it includes runs under it. */
export function LaborTable() {
  return (
    <table className={css.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <ColumnHeads names={[columns.rate, columns.text, columns.sum, columns.cost]} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ who, rate, text, sum, cost }) => (
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
          <td className={`num ${css.total}`}>{total}</td>
        </tr>
      </tfoot>
    </table>
  );
}
