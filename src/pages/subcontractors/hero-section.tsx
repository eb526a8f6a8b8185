import { trades } from 'records:trades';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { MailButton } from '#src/components/mail-button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { HexagonFlag } from '#src/ui/hexagon-flag.tsx';
import { MoreLink } from '#src/ui/more-link.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';
import { SiteDrawing } from './site-drawing.tsx';

const { actions, key, lead, title } = subcontractorsPage;

/** Which trades we look for, numbered on the room they work in. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="partners">
      <h1 id="partners" className={css.title}>
        {title}
      </h1>
      <div className={css.text}>
        <p className="lead">{lead}</p>
        <div className={css.actions}>
          <ButtonLink href="#apply" variant="solid">
            {actions.apply}
          </ButtonLink>
          <MailButton subject={actions.mail.subject}>{actions.mail.label}</MailButton>
          <MoreLink href="#qualifications">{actions.qualifications}</MoreLink>
        </div>
      </div>
      <SiteDrawing />
      <ol className={css.key} aria-label={key}>
        {trades.map(({ id, name }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <HexagonFlag>{index + 1}</HexagonFlag> {name}
            </a>
          </li>
        ))}
      </ol>
    </Zone>
  );
}
