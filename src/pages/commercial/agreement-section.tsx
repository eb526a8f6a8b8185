import { agreement as record } from 'records:agreement';
import { schedule } from 'words:agreement';
import * as commercialPage from 'words:commercial';
import type { ReactNode } from 'react';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { TitleBlock } from '#src/ui/title-block.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { AgreementPrices } from './agreement-prices.tsx';
import css from './agreement-section.module.css';
import sheetCss from './agreement-sheet.module.css';

const { agreement } = commercialPage;
/** What is promised stands large across the sheet, what else is agreed as lines below it. */
const [promises, clauses] = [schedule.slice(0, 3), schedule.slice(3)];

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
      <h2 id="agreement-title" className={css.title}>
        {agreement.title}
      </h2>
      <AgreementSheet />
      <div className={css.foot}>
        <div className={css.actions}>
          <ButtonRoute to="contact" variant="solid">
            {agreement.ask}
          </ButtonRoute>
          <PrintSheetButton>{agreement.print}</PrintSheetButton>
        </div>
        {record.sample && <SampleNote>{agreement.sample}</SampleNote>}
      </div>
    </Zone>
  );
}

/** Prints the sheet marked `data-sheet` and nothing else of the page; without JavaScript it is not there. */
function PrintSheetButton({ children }: { children: ReactNode }) {
  return (
    <Button className={css.print} data-replay="" onClick={printSheet}>
      <Icon name="print" />
      {children}
    </Button>
  );
}

function printSheet() {
  const { dataset } = document.documentElement;
  dataset.printsSheet = '';
  addEventListener('afterprint', () => delete dataset.printsSheet, { once: true });
  print();
}

/** What the agreement contains, what it costs and who signs it: one sheet, one page of paper. */
function AgreementSheet() {
  return (
    <article className={sheetCss.sheet} data-plane="white" data-sheet="" aria-labelledby="agreement-sheet">
      <header className={sheetCss.head}>
        <h3 id="agreement-sheet" className={sheetCss.title}>
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
      <dl className={sheetCss.promises}>
        {promises.map(({ id, term, brief, value }) => (
          <div key={id}>
            <dt className="label">{term}</dt>
            <dd>
              <b>{brief}</b> {value}
            </dd>
          </div>
        ))}
      </dl>
      <dl className={sheetCss.clauses}>
        {clauses.map(({ id, term, brief, value, ...rest }) => (
          <div key={id}>
            <dt>
              <span className="label">{term}</span> <b>{brief}</b>
            </dt>
            <dd>
              {'printed' in rest && <span className={sheetCss.printed}>{rest.printed} </span>}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className={sheetCss.foot}>
        <AgreementPrices />
        <ul className={sheetCss.signatures}>
          {agreement.signatures.map((who) => (
            <li key={who}>{who}</li>
          ))}
        </ul>
      </div>
      <TitleBlock className={sheetCss.block} items={agreement.block} sheet={agreement.sheet} />
    </article>
  );
}
