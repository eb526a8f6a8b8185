import { rates as record } from 'records:rates';
import { rates } from 'words:commercial';
import type { Rates } from '#content/records/prices.ts';
import { formatDollars } from '#content/values/format.ts';
import { ColumnHeads } from '#src/components/column-heads.tsx';
import { PriceSchedule } from '#src/components/price-schedule.tsx';
import { MarkedTitle } from '#src/components/sample-mark.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Stack, Zone } from '#src/ui/layout.tsx';
import { priceSchedule } from '#src/views/price-schedule.ts';
import css from './prices-section.module.css';

/** What a visit costs: the labor of two people, summed and to scale, and beside it every price that the sum does not name. */
export function PricesSection() {
  const { title, caption, columns, note } = rates;
  return (
    <Zone letter="E" plane="water" aria-labelledby="prices">
      <div className={css.prices}>
        <Stack gap="even" className={css.labor}>
          <MarkedTitle id="prices" of={record} title={title} />
          <LaborTable />
          {/* what the helper costs begins where the technician ends */}
          <div className={css.bar}>
            <Bar scale={toTotal} to={labor[0].dollars} />
            <Bar scale={toTotal} from={labor[0].dollars} to={total} fill="blue" />
          </div>
          <p className="name">{note}</p>
        </Stack>
        <PriceSchedule caption={caption} columns={columns} rows={priceSchedule.commercial} />
      </div>
    </Zone>
  );
}

const { labor: words } = rates;

/** The visit that the sum is drawn for, in hours. */
const visitHours = 2;

/** What each person's hours come to on the visit. */
const labor = [
  laborOf(words.technician, record.privateTechnician),
  laborOf(words.helper, record.privateHelper),
] as const;

/** Dollars for the labor of both. */
const total = labor[0].dollars + labor[1].dollars;
const toTotal = linearScale(0, total);

function laborOf(who: string, { dollarsPerHour, includes }: Rates['privateHelper']) {
  const rate = formatDollars(dollarsPerHour);
  const dollars = dollarsPerHour * visitHours;
  const sum = words.product({ hours: visitHours, rate });
  return { who: words.who({ who }), rate, text: includes, sum, cost: formatDollars(dollars), dollars };
}

/** The labor of one visit, a row for each of the two people, headed by the rate; what it includes runs under it. */
function LaborTable() {
  return (
    <table className={css.table}>
      <caption className="name">{words.caption({ hours: visitHours })}</caption>
      <thead>
        <tr>
          <ColumnHeads names={[words.columns.rate]} />
          <th scope="col" className="sr-only">
            {words.columns.text}
          </th>
          <ColumnHeads names={[words.columns.sum, words.columns.cost]} />
        </tr>
      </thead>
      <tbody>
        {labor.map(({ who, rate, text, sum, cost }) => (
          <tr key={who}>
            <th scope="row">
              <GiantFigure className="figure-xl">{rate}</GiantFigure>
            </th>
            <td>
              <p className="name">{who}</p>
              <p className="note">{text}</p>
            </td>
            <td className="num">{sum}</td>
            <td className="figure-sm">{cost}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3} className="name-lg">
            {words.together}
          </th>
          <td className="figure-lg">{formatDollars(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
