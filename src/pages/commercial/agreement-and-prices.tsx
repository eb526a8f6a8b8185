import { agreement as record } from 'records:agreement';
import { rates } from 'records:rates';
import { schedule } from 'words:agreement';
import { agreement, rates as words } from 'words:commercial';
import { formatDollars } from '#content/values/format.ts';
import { ButtonRoute } from '#src/components/links.tsx';
import { PriceSchedule } from '#src/components/price-schedule.tsx';
import { MarkedTitle } from '#src/components/sample-mark.tsx';
import { TableHead } from '#src/components/table-head.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Cells, Row, Stack, Zone } from '#src/ui/layout.tsx';
import { TitleBlock } from '#src/ui/title-block.tsx';
import { agreementPrices } from '#src/views/agreement.ts';
import { priceSchedule } from '#src/views/price-schedule.ts';
import css from './agreement-section.module.css';
import pricesCss from './prices-section.module.css';

/** The agreement as a loose sheet on the table, to read, to print and to ask for. */
export function AgreementSection() {
  return (
    <Zone
      letter="D"
      plane="paper-2"
      padded
      id={agreement.id}
      aria-labelledby="agreement-title"
      className={css.zone}
    >
      <Stack gap="even">
        <MarkedTitle id="agreement-title" className={css.title} of={record} title={agreement.title} />
        <article className={css.sheet} data-plane="white" data-sheet="" aria-labelledby="agreement-sheet">
          <Row as="header" gap="tight" ends className={css.head}>
            <h3 id="agreement-sheet">{agreement.head}</h3>
            <p className="label">{agreement.kind}</p>
          </Row>
          <Terms isFirst />
          <Terms isFirst={false} />
          <Stack gap="even" className={css.foot}>
            <AgreementPrices />
            <Cells as="ul" of={[2, 2]} className={css.signatures}>
              {agreement.signatures.map((who) => (
                <li key={who} className={`small ${css.signature}`}>
                  {who}
                </li>
              ))}
            </Cells>
          </Stack>
          <TitleBlock className={css.block} items={agreement.block} sheet={agreement.sheet} />
        </article>
        <Row className={css.actions}>
          <ButtonRoute to="contact" variant="solid">
            {agreement.ask}
          </ButtonRoute>
          {/* without JavaScript it is not there */}
          <Button className={css.print} data-replay="" onClick={printSheet}>
            <Icon name="print" />
            {agreement.print}
          </Button>
        </Row>
      </Stack>
    </Zone>
  );
}

/** Prints the sheet marked `data-sheet` and nothing else of the page. */
function printSheet() {
  const { dataset } = document.documentElement;
  dataset.printsSheet = '';
  addEventListener('afterprint', () => delete dataset.printsSheet, { once: true });
  print();
}

function Terms({ isFirst }: { isFirst: boolean }) {
  const terms = isFirst ? schedule.slice(0, 3) : schedule.slice(3);
  return (
    <Cells as="dl" of={isFirst ? [1, 3] : [1, 2, 5]} ruled className={css.terms}>
      {terms.map(({ id, term, brief, value, ...rest }) => (
        <div key={id}>
          <dt>
            <span className="label">{term}</span> <b className={isFirst ? 'quote' : 'name'}>{brief}</b>
          </dt>
          <dd>
            {'printed' in rest && <span className={css.printed}>{rest.printed} </span>}
            {value}
          </dd>
        </div>
      ))}
    </Cells>
  );
}

// the price follows the hours, so their bars are those of the price
const hoursToScale = linearScale(0, Math.max(...record.units.map(({ hoursPerVisit }) => hoursPerVisit)));

function AgreementPrices() {
  const { caption, columns, note } = agreement.prices;
  return (
    <div className={css.prices}>
      <table className={css.table}>
        <caption className="name">{caption}</caption>
        <TableHead names={[columns.unit, columns.hours, columns.visits, columns.year]} />
        <tbody>
          {agreementPrices.map(({ unit, hours, visits, year }) => (
            <tr key={unit}>
              <th scope="row">{unit}</th>
              <td className="num">{hours}</td>
              <td className="num">{visits}</td>
              <td className="figure-sm">
                <Bar className={css.bar} scale={hoursToScale} to={hours} />
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

/** What a visit costs: the labor of two people, summed and to scale, and beside it every price that the sum does not name. */
export function PricesSection() {
  const { title, caption, columns, note } = words;
  return (
    <Zone letter="E" plane="water" aria-labelledby="prices">
      <div className={pricesCss.prices}>
        <Stack gap="even" className={pricesCss.labor}>
          <MarkedTitle id="prices" of={rates} title={title} />
          <table className={pricesCss.table}>
            <caption className="name">{said.caption({ hours: visitHours })}</caption>
            <TableHead names={[heads.rate, heads.text, heads.sum, heads.cost]} unseen={heads.text} />
            <tbody>
              {labor.map(({ who, includes, dollarsPerHour }) => (
                <tr key={who}>
                  <th scope="row">
                    <GiantFigure className="figure-xl">{formatDollars(dollarsPerHour)}</GiantFigure>
                  </th>
                  <td>
                    <p className="name">{said.who({ who })}</p>
                    <p className="note">{includes}</p>
                  </td>
                  <td className="num">
                    {said.product({ hours: visitHours, rate: formatDollars(dollarsPerHour) })}
                  </td>
                  <td className="figure-sm">{formatDollars(dollarsPerHour * visitHours)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3} className="name-lg">
                  {said.together}
                </th>
                <td className="figure-lg">{formatDollars(total)}</td>
              </tr>
            </tfoot>
          </table>
          <div className={pricesCss.bar}>
            <Bar scale={toTotal} to={technician} />
            <Bar scale={toTotal} from={technician} to={total} fill="blue" />
          </div>
          <p className="name">{note}</p>
        </Stack>
        <PriceSchedule caption={caption} columns={columns} rows={priceSchedule.commercial} />
      </div>
    </Zone>
  );
}

const { labor: said } = words;
const { columns: heads } = said;

const visitHours = Math.max(2, rates.charges.minimumHours);

const { privateTechnician, privateHelper } = rates;
const labor = [
  { ...privateTechnician, who: said.technician },
  { ...privateHelper, who: said.helper },
];
const technician = privateTechnician.dollarsPerHour * visitHours;
const total = technician + privateHelper.dollarsPerHour * visitHours;
const toTotal = linearScale(0, total);
