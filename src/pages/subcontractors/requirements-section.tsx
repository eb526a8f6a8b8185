import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { trades } from '#content/records/trades/trades.ts';
import { routes } from '#content/routes.ts';
import { tradeLicense, tradePapers } from '#content/words/trade-papers.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './requirements-section.module.css';
import { TradeRow } from './trade-row.tsx';

const words = subcontractorsPage.requirements;

/** The matrix: each trade, what the job asks of it, and which papers it shows. */
export function RequirementsSection() {
  return (
    <Zone letter="C" padded id="trades" aria-labelledby="trades-title">
      <DrawingTitle number={1} sheet={routes.subcontractors.sheet} id="trades-title" note={<Legend />}>
        {words.title}
      </DrawingTitle>
      <table className={css.matrix}>
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.trade}</th>
            <th scope="col" className={css.job}>
              {words.columns.job}
            </th>
            <th scope="col" className={css.license}>
              {tradeLicense.label}
            </th>
            {tradePapers.map(({ id, label }) => (
              <th key={id} scope="col" className={css.paper}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trades.map((trade, index) => (
            <TradeRow key={trade.id} {...trade} flag={index + 1} />
          ))}
        </tbody>
      </table>
      <div className={css.foot}>
        {trades.some(({ sample }) => sample) && <SampleNote>{words.sample}</SampleNote>}
        <AbbreviationKey of={['DDC', 'OSHA']} />
      </div>
    </Zone>
  );
}

function Legend() {
  return (
    <span className={css.legend}>
      <span className={css.mark} />
      {words.everyJob}
    </span>
  );
}
