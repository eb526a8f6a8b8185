import { trades } from 'records:trades';
import * as subcontractorsPage from 'words:subcontractors';
import { tradeLicense } from 'words:trade-papers';
import type { Trade } from '#content/records/subcontracting.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { HexagonFlag } from '#src/ui/hexagon-flag.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { PaperMatrix } from './paper-matrix.tsx';
import css from './requirements-section.module.css';

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

/** One trade: what it works with, its number on the drawing, its work, and what the job asks of it. */
function TradeColumn(props: Trade & { flag: number }) {
  const { id, name, scope, requirements, license, stillLife, flag } = props;
  return (
    <li id={id} className={css.trade}>
      <div className={css.picture}>
        {stillLife && (
          <Picture
            picture={stillLife.url}
            alt={stillLife.alt}
            sizes="(width < 640px) 42vw, (width < 1024px) 25vw, 17vw"
            imgClassName={css.image}
          />
        )}
      </div>
      <div className={css.who}>
        <div className={css.name}>
          <HexagonFlag>{flag}</HexagonFlag>
          <h3>{name}</h3>
        </div>
        <p className={css.scope}>{scope}</p>
      </div>
      <ul className={css.demands}>
        {requirements.map((requirement) => (
          <li key={requirement}>{requirement}</li>
        ))}
        <li>{license === null ? tradeLicense.none : `${tradeLicense.label}: ${license}`}</li>
      </ul>
    </li>
  );
}
