import { abbreviations } from 'words:abbreviations';
import * as shell from 'words:shell';
import { useRoute } from '#src/lib/route-name.ts';
import { Row } from '#src/ui/layout.tsx';
import css from './site-footer.module.css';

const { license, qualifier, sheetTitle, sheetNumber } = shell.footer;

/** Two cells of the title block: the numbers by which the company is found, in a row, and which sheet this is. */
export function FooterNumbers() {
  const { label, sheet } = useRoute();
  return (
    <>
      <Row as="dl" ends className={css.license} data-prints="">
        {license.map(({ term, value }) => (
          <div key={term}>
            <dt className="label">
              <Term>{term}</Term>
            </dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
        <div className={css.wide}>
          <dt className="label">{qualifier.term}</dt>
          <dd>{qualifier.value}</dd>
        </div>
      </Row>
      <dl className={css.sheet}>
        <div className={css.title}>
          <dt className="label">{sheetTitle}</dt>
          <dd className="name">{label}</dd>
        </div>
        <div>
          <dt className="label">{sheetNumber}</dt>
          <dd className="num">{sheet}</dd>
        </div>
      </dl>
    </>
  );
}

/** A term, with its letters explained where they are short for something. */
function Term({ children }: { children: string }) {
  const meaning = children in abbreviations && abbreviations[children as keyof typeof abbreviations];
  return meaning ? <abbr title={meaning}>{children}</abbr> : children;
}
