import { partnerTerms } from '#content/facts/subcontract.ts';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { plantRoomDrawn } from '#content/records/drawings/drawings.ts';
import { trades } from '#content/records/trades/trades.ts';
import { MailButton } from '#src/components/mail-button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { HexagonFlag } from '#src/ui/hexagon-flag.tsx';
import { KeyedDrawing } from '#src/ui/keyed-drawing.tsx';
import { MoreLink } from '#src/ui/more-link.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './subcontractors-hero.module.css';
import { tradeFlag } from './trade-flag.ts';

const { actions, drawing, key, lead, terms, title } = subcontractorsPage;

/** Which trades we look for and on which terms, numbered on the room they work in. */
export function SubcontractorsHero() {
  return (
    <Zone letter="A" aria-labelledby="partners">
      <div className={css.text}>
        <h1 id="partners">{title}</h1>
        <p className="lead">{lead}</p>
        <div className={css.actions}>
          <ButtonLink href="#apply" variant="solid">
            {actions.apply}
          </ButtonLink>
          <MailButton subject={actions.mail.subject}>{actions.mail.label}</MailButton>
          <MoreLink href="#qualifications" className={css.more}>
            {actions.qualifications}
          </MoreLink>
        </div>
      </div>
      <ol className={css.key} aria-label={key}>
        {trades.map(({ id, name }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <HexagonFlag>{index + 1}</HexagonFlag> {name}
            </a>
          </li>
        ))}
      </ol>
      <dl className={css.terms} aria-label={terms}>
        {partnerTerms.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <figure className={css.figure}>
        <KeyedDrawing
          picture={<Picture picture={plantRoomDrawn.url} alt={plantRoomDrawn.alt} sizes="100vw" priority />}
          flags={trades.flatMap(({ id }, index) => tradeFlag(id, index + 1))}
          className={css.drawing}
        />
        <figcaption className="sr-only">{drawing}</figcaption>
      </figure>
    </Zone>
  );
}
