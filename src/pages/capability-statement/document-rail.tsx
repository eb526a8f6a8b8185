import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { statementPdf } from '#content/addresses/routes.ts';
import { capabilityStatementPage } from '#content/pages/capability-statement.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import { Arrow } from '#src/ui/arrow.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import css from './document-rail.module.css';

/** The way back, and the ways to take the document along. */
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
      <ul className={css.files} aria-label={capabilityStatementPage.downloads}>
        {capabilityStatementPage.files.map(({ name, kind, href }) => (
          <li key={href}>
            <a className={css.file} href={href} download>
              <span>{name}</span> <span className={css.kind}>{kind}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={clsx('small', css.note)}>{capabilityStatementPage.paper}</p>
    </aside>
  );
}
