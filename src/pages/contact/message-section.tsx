import { type CredentialLine, credentialLines } from '#content/facts/credentials.ts';
import { contactPage } from '#content/pages/contact.ts';
import { ContactCard } from '#src/components/contact-card/contact-card.tsx';
import { LineType } from '#src/ui/line-type.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './message-section.module.css';

const words = contactPage.certifications;

/** The contact card, with our certifications and their status beside it. */
export function MessageSection() {
  return (
    <Zone letter="C" plane="paper-2" className={css.zone}>
      <div data-plane="paper">
        <ContactCard id="message" className={css.card}>
          <h3>{words.title}</h3>
          <dl className={css.certifications}>
            {credentialLines.map((credential) => (
              <Certification key={credential.id} {...credential} />
            ))}
          </dl>
        </ContactCard>
      </div>
    </Zone>
  );
}

function Certification({ name, longName, status, word, statement, verify }: CredentialLine) {
  return (
    <div>
      <dt>
        <LineType status={status} className={css.line} />
        {word}
      </dt>
      <dd>
        <b>{name}</b>
        {longName && <span className={css.long}>{longName}</span>}
        {statement}
        {verify && (
          <>
            {' '}
            {words.check}{' '}
            <a href={verify.url} className="nb">
              {verify.label}
            </a>
            .
          </>
        )}
      </dd>
    </div>
  );
}
