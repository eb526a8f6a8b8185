import { trades } from 'records:trades';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { PaperMatrix } from './paper-matrix.tsx';
import css from './requirements-section.module.css';
import { TradeColumn } from './trade-column.tsx';

const words = subcontractorsPage.requirements;

/** Beside the title each trade under its still life with what the job asks of it; the columns run on as the matrix of what the trades differ in. */
export function RequirementsSection() {
  return (
    <Zone letter="B" id="trades" aria-labelledby="trades-title">
      <div className={css.columns}>
        <h2 id="trades-title" className={css.title}>
          {words.title}
        </h2>
        <ol className={css.trades}>
          {trades.map((trade, index) => (
            <TradeColumn key={trade.id} {...trade} flag={index + 1} />
          ))}
        </ol>
        <div className={css.differences}>
          <h3>{words.differences.title}</h3>
          <p className="small">{words.differences.note}</p>
        </div>
      </div>
      <PaperMatrix />
      <div className={css.foot}>
        {trades.some(({ sample }) => sample) && <SampleNote>{words.sample}</SampleNote>}
        <AbbreviationKey of={['DDC']} />
      </div>
    </Zone>
  );
}
