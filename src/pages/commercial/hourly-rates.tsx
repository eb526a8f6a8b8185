import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { commercialPage } from '#content/pages/commercial.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import css from './hourly-rates.module.css';
import { RateArea } from './rate-area.tsx';

const { rates } = commercialPage;

/** The rates of technician and helper, drawn as an area of dollars an hour by hours, and what a visit adds up to. */
export function HourlyRates({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div data-plane="water" className={clsx(css.rates, className)} {...rest}>
      <ul className={css.figures}>
        {[rates.technician, rates.helper].map(({ figure, text }) => (
          <li key={text}>
            <GiantFigure className={css.figure}>{figure}</GiantFigure>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <RateArea />
      <table className={css.sum}>
        <caption>{rates.sum.caption}</caption>
        <thead className="sr-only">
          <tr>
            {rates.sum.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.sum.rows.map(({ who, sum, cost }) => (
            <tr key={who}>
              <th scope="row">{who}</th>
              <td>{sum}</td>
              <td className="num">{cost}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
