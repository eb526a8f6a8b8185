import type { Trade } from '#content/records/trades/schema.ts';
import { tradeLicense } from '#content/words/trade-papers.ts';
import { HexagonFlag } from '#src/ui/hexagon-flag.tsx';
import { Picture } from '#src/ui/picture.tsx';
import css from './trade-column.module.css';

/** One trade: what it works with, its number on the drawing, its work, and what the job asks of it. */
export function TradeColumn(props: Trade & { flag: number }) {
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
