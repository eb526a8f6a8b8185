import * as capabilityStatementPage from 'words:capability-statement';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { RouteLink } from '#src/components/route-link.tsx';
import { Arrow } from '#src/ui/arrow.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { contactFile, statementJson, statementPdf } from '#src/views/routes.ts';
import css from './document-rail.module.css';

/** Each file by its kind. */
const hrefs = { PDF: statementPdf, VCF: contactFile, JSON: statementJson };

/** The way back, and the button that prints the sheet: one row over it, so that a phone begins with the name. */
export function DocumentRail({ className, ...rest }: ComponentProps<'aside'>) {
  return (
    <aside className={clsx(css.rail, className)} aria-label={capabilityStatementPage.tools} {...rest}>
      <RouteLink to="home" className={css.back}>
        <Arrow className={css.arrow} />
        {capabilityStatementPage.back}
      </RouteLink>
      {/* should the application not start, the button leads to the finished file */}
      <Button variant="solid" className={css.save} data-replay={statementPdf} onClick={() => print()}>
        <Icon name="print" />
        {capabilityStatementPage.save}
      </Button>
    </aside>
  );
}

/** The files to take along. */
export function DocumentFiles() {
  return (
    <div>
      <ul className={css.files} aria-label={capabilityStatementPage.downloads}>
        {capabilityStatementPage.files.map(({ name, kind }) => (
          <li key={kind}>
            <a className={css.file} href={hrefs[kind]} download>
              <span>{name}</span> <span className={css.kind}>{kind}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={css.note}>{capabilityStatementPage.paper}</p>
    </div>
  );
}
