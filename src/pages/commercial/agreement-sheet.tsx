import { agreementSchedule } from '#content/facts/agreement.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { agreement as record } from '#content/records/agreement/agreement.ts';
import { Facts } from '#src/ui/facts.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { TitleBlock } from '#src/ui/title-block.tsx';
import { AgreementPrices } from './agreement-prices.tsx';
import css from './agreement-sheet.module.css';

const { agreement } = commercialPage;

/** What the agreement contains, what it costs and who signs it: one sheet, one page of paper. */
export function AgreementSheet() {
  return (
    <article className={css.sheet} data-plane="white" data-sheet="" aria-labelledby="agreement-sheet">
      <header className={css.head}>
        <h3 id="agreement-sheet" className={css.title}>
          {agreement.head}
          {record.sample && (
            <>
              &nbsp;
              <RevisionTriangle mark="1" />
            </>
          )}
        </h3>
        <p className="label">{agreement.kind}</p>
      </header>
      <div className={css.body}>
        <Facts className={css.rows} items={agreementSchedule} />
        <div className={css.side}>
          <AgreementPrices />
          <ul className={css.signatures}>
            {agreement.signatures.map((who) => (
              <li key={who}>{who}</li>
            ))}
          </ul>
        </div>
      </div>
      <TitleBlock className={css.block} items={agreement.block} sheet={agreement.sheet} />
    </article>
  );
}
