import { governmentPage } from '#content/pages/government.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import { LineType } from '#src/ui/line-type.tsx';
import { RevisionCloud } from '#src/ui/revision-cloud.tsx';
import css from './credentials-section.module.css';
import { DataSection } from './data-section.tsx';

type Group = (typeof governmentPage.credentials)[number];

/** What is held, what is in process and what is experience, each with where to check it. */
export function CredentialsSection() {
  return (
    <DataSection name="credentials">
      <div className={css.groups}>
        {governmentPage.credentials.map((group) =>
          group.status === 'in-process' ? (
            <RevisionCloud key={group.status} className={css.cloud}>
              <CredentialGroup {...group} />
            </RevisionCloud>
          ) : (
            <div key={group.status} className={css.group}>
              <CredentialGroup {...group} />
            </div>
          ),
        )}
      </div>
    </DataSection>
  );
}

function CredentialGroup({ status, title, items }: Group) {
  return (
    <>
      <LineType status={status} />
      <h3 className={css.title}>{title}</h3>
      <ul>
        {items.map(({ name, longName, statement, check, work }) => (
          <li key={name} className={css.item}>
            <b className={css.name}>{name}</b>
            {longName && <span>{longName}.</span>}
            <span>{statement}</span>
            {work.map(({ sheet, page, text }) => (
              <RouteLink key={sheet} to="projects" page={page} hash={sheet} className={css.check}>
                {text}
              </RouteLink>
            ))}
            {check && (
              <a className={css.check} href={check.url}>
                {check.text}
              </a>
            )}
          </li>
        ))}
      </ul>
      {status === 'held' && <p className={css.local}>{governmentPage.localCertifications}</p>}
    </>
  );
}
