import { governmentPage } from '#content/pages/government.ts';
import { statementPdf } from '#content/routes.ts';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './closing-section.module.css';

const { closing } = governmentPage;

/** Where to send a solicitation, and what to take along. */
export function ClosingSection() {
  return (
    <Zone letter="I" plane="water" className={css.closing} aria-labelledby="closing-title">
      <div>
        <h2 id="closing-title">{closing.title}</h2>
        <p>{closing.text}</p>
      </div>
      <div className={css.actions}>
        <ButtonRoute to="contact" variant="solid">
          {closing.contact}
        </ButtonRoute>
        <ButtonRoute to="capabilityStatement">{closing.statement}</ButtonRoute>
        <ButtonLink href={statementPdf} download>
          <Icon name="download" />
          {closing.pdf}
        </ButtonLink>
      </div>
    </Zone>
  );
}
