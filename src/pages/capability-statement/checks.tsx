import { credentialLines } from '#content/facts/credentials.ts';
import { capabilityStatementPage } from '#content/pages/capability-statement.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import css from './checks.module.css';

const { all, title } = capabilityStatementPage.checks;

/** The public registers that hold what the sheet says, and the page that names a source for all of it. */
export function Checks() {
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
