import * as capabilityStatementPage from 'words:capability-statement';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { credentialLines } from '#src/views/credentials.ts';
import css from './capability-statement-page.module.css';
import { DocumentFiles, DocumentRail } from './document-rail.tsx';
import { Paper } from './paper.tsx';
import { Statement } from './statement.tsx';

/** The abbreviations on the sheet. */
const letters = ['DDC', 'EDWOSB', 'FEMA', 'NAICS', 'PSC', 'RFP', 'RFQ', 'SAM', 'SBA', 'VRF', 'WOSB'] as const;

/** The one-page statement as an A4 sheet on the desk, with what can be done with it at its side; the sheet alone is printed. */
export function CapabilityStatementPage() {
  return (
    <Zone letter="A" plane="paper-2" className={css.desk}>
      <DocumentRail className={css.rail} />
      <Paper className={css.paper} data-paper="">
        <Statement />
      </Paper>
      <aside className={css.key} aria-label={capabilityStatementPage.beside}>
        <DocumentFiles />
        <Checks />
        <section aria-labelledby="key-title">
          <h2 id="key-title" className="label">
            {capabilityStatementPage.key}
          </h2>
          <AbbreviationKey className={css.letters} of={letters} />
        </section>
      </aside>
    </Zone>
  );
}

const { all, title } = capabilityStatementPage.checks;

/** The public registers that hold what the sheet says, and the page that names a source for all of it. */
function Checks() {
  return (
    <section aria-labelledby="checks-title">
      <h2 id="checks-title" className="label">
        {title}
      </h2>
      <ul className={css.checks}>
        {credentialLines.map(
          ({ id, shortName, verify }) =>
            verify && (
              <li key={id}>
                <span>{shortName}</span> <a href={verify.url}>{verify.label}</a>
              </li>
            ),
        )}
        <li>
          <RouteLink to="government">{all}</RouteLink>
        </li>
      </ul>
    </section>
  );
}
