import { guarantees } from 'records:guarantees';
import { rates as record } from 'records:rates';
import { guarantees as covered, rates } from 'words:commercial';
import { guaranteeWords } from 'words:parts';
import { year } from 'words:units';
import { clsx } from 'clsx';
import { formatDollars, formatNumber } from '#content/values/format.ts';
import { ChillerElevation } from '#src/components/drawings/drawings.tsx';
import { PriceSchedule } from '#src/components/price-schedule.tsx';
import { MarkedTitle } from '#src/components/sample-mark.tsx';
import { TableHead } from '#src/components/table-head.tsx';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import { Bar, Marks, Spacer } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Row, Stack, Zone } from '#src/ui/layout.tsx';
import { priceSchedule } from '#src/views/price-schedule.ts';
import { chillerServices } from '#src/views/services.ts';
import guaranteeCss from './guarantee-section.module.css';
import css from './prices-section.module.css';

/** What a visit costs: the labor of two people, summed and to scale, and beside it every price that the sum does not name. */
export function PricesSection() {
  const { title, caption, columns, note } = rates;
  return (
    <Zone letter="E" plane="water" aria-labelledby="prices">
      <div className={css.prices}>
        <Stack gap="even" className={css.labor}>
          <MarkedTitle id="prices" of={record} title={title} />
          <table className={css.table}>
            <caption className="name">{words.caption({ hours: visitHours })}</caption>
            <TableHead names={[heads.rate, heads.text, heads.sum, heads.cost]} unseen={heads.text} />
            <tbody>
              {labor.map(({ who, includes, dollarsPerHour }) => (
                <tr key={who}>
                  <th scope="row">
                    <GiantFigure className="figure-xl">{formatDollars(dollarsPerHour)}</GiantFigure>
                  </th>
                  <td>
                    <p className="name">{words.who({ who })}</p>
                    <p className="note">{includes}</p>
                  </td>
                  <td className="num">
                    {words.product({ hours: visitHours, rate: formatDollars(dollarsPerHour) })}
                  </td>
                  <td className="figure-sm">{formatDollars(dollarsPerHour * visitHours)}</td>
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
          <div className={css.bar}>
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

const { labor: words } = rates;
const { columns: heads } = words;

const visitHours = Math.max(2, record.charges.minimumHours);

const { privateTechnician, privateHelper } = record;
const labor = [
  { ...privateTechnician, who: words.technician },
  { ...privateHelper, who: words.helper },
];
const technician = privateTechnician.dollarsPerHour * visitHours;
const total = technician + privateHelper.dollarsPerHour * visitHours;
const toTotal = linearScale(0, total);

const longest = Math.max(...guarantees.map(({ years }) => years));
const scale = linearScale(0, longest);
/** The longest first: what a shorter one says stands under it, clear of its line. */
const covers = [...guarantees].sort((a, b) => b.years - a.years);
const between = evenTicks(1, longest, 1).filter((one) => covers.every(({ years }) => years !== one));

/** What is stood behind, and for how long: valves on a pipe of years, each with its line down to its words. */
export function GuaranteeSection() {
  if (covers.length === 0) return null;
  return (
    <Zone letter="G" padded aria-labelledby="guarantees">
      <Row ends className={guaranteeCss.head}>
        <h2 id="guarantees">{covered.title}</h2>
        {chillerServices.length > 0 && (
          <ChillerElevation type="water-cooled" alt="" className={guaranteeCss.machine} />
        )}
      </Row>
      <svg className={guaranteeCss.life} aria-hidden="true">
        <rect width="100%" height="100%" />
        <Marks scale={scale} at={between} y2="100%" />
        {covers.map(({ id, years }) => (
          <svg key={id} x={percent(scale(years))} y="50%" overflow="visible" aria-hidden="true">
            {/* the last lies within the end of the pipe */}
            <path className={guaranteeCss.valve} d={`M${years === longest ? -28 : -14}-14v28l28-28v28z`} />
          </svg>
        ))}
      </svg>
      <ul>
        {covers.map(({ id, years, isAtMost, title, text }, index) => {
          const at = scale(years);
          return (
            <li key={id} className={clsx(guaranteeCss.cover, at > 50 && guaranteeCss.late)}>
              <svg className={guaranteeCss.leaders} aria-hidden="true">
                <Marks scale={scale} at={covers.slice(index).map((one) => one.years)} y2="100%" />
              </svg>
              <div className={guaranteeCss.said}>
                <h3 className="name">
                  <GiantFigure className="figure-lg">{formatNumber(years)}</GiantFigure>{' '}
                  {year({ count: years })} {isAtMost && `${guaranteeWords.atMost}, `}
                  {title}
                </h3>
                <p className="note">
                  {text} {id === 'compressor' && covered.compressor}
                </p>
              </div>
              <Spacer className={guaranteeCss.room} width={Math.min(at, 100 - at)} height="0" />
            </li>
          );
        })}
      </ul>
    </Zone>
  );
}
