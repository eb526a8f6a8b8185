import { agreement } from 'records:agreement';
import * as commercialPage from 'words:commercial';
import { ColumnHeads } from '#src/components/column-heads.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { agreementPrices } from '#src/views/agreement.ts';
import css from './agreement-prices.module.css';

const { caption, columns, note } = commercialPage.agreement.prices;
const most = Math.max(...agreement.units.map(({ hoursPerVisit }) => hoursPerVisit));
// the price follows the hours, so their bars are those of the price
const hoursToScale = linearScale(0, most);

/** What a unit costs a year: hours × visits × rate, with a bar to one scale; a table at every width. */
export function AgreementPrices() {
  return (
    <div className={css.schedule}>
      <table className={css.prices}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <ColumnHeads names={[columns.unit, columns.hours, columns.visits, columns.year]} />
          </tr>
        </thead>
        <tbody>
          {agreementPrices.map(({ unit, hours, visits, year }) => (
            <tr key={unit}>
              <th scope="row">{unit}</th>
              <td className="num">{hours}</td>
              <td className="num">{visits}</td>
              <td className="num">
                <Bar className={css.bar} scale={hoursToScale} to={Number(hours)} />
                {year}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{note}</p>
    </div>
  );
}
