import { agreement as record } from 'records:agreement';
import { agreementSchedule } from '#content/facts/agreement.ts';
import { commercialPage } from '#content/pages/commercial.ts';
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
      <dl className={css.terms}>
        {agreementSchedule.map(({ id, term, brief, value }) => (
          <div key={id}>
            <dt className="label">{term}</dt>
            <dd>
              <b className={css.brief}>{brief}</b> {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className={css.foot}>
        <AgreementPrices />
        <ul className={css.signatures}>
          {agreement.signatures.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
      </div>
      <TitleBlock className={css.block} items={agreement.block} sheet={agreement.sheet} />
    </article>
  );
}
