import { type CredentialLine, credentialLines } from '#content/facts/credentials.ts';
import { contactPage } from '#content/pages/contact.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { StatusLine } from '#src/ui/status-line.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import css from './certifications-section.module.css';

/** What we hold, what is in process and what is experience, in the few words a caller asks for, each with where to check it. */
export function CertificationsSection() {
  return (
    <Zone letter="D" padded aria-labelledby="certifications">
      <ZoneTitle id="certifications">{contactPage.certifications}</ZoneTitle>
      <ul className={css.credentials}>
        {credentialLines.map((line) => (
          <Credential key={line.id} {...line} />
        ))}
      </ul>
      <AbbreviationKey of={['SBA', 'SAM', 'WOSB', 'EDWOSB', 'FEMA']} className={css.key} />
    </Zone>
  );
}

function Credential({ name, status, word, statement, verify, work }: CredentialLine) {
  return (
    <li>
      <StatusLine status={status} />
      <div className={css.head}>
        <h3>{name}</h3>
        <p className="label">{word}</p>
      </div>
      <p>{statement}</p>
      {work.map(({ sheet, page, text }) => (
        <RouteLink key={sheet} to="projects" page={page} hash={sheet}>
          {text}
        </RouteLink>
      ))}
      {verify && <a href={verify.url}>{verify.label}</a>}
    </li>
  );
}
