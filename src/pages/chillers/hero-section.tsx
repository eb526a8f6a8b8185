import { company } from '#content/company.ts';
import { chillersPage } from '#content/pages/chillers.ts';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { emergencyTextHref, phoneHref } from '#src/lib/contact-href.ts';
import { buttonClassName } from '#src/ui/button-class-name.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';

const { actions } = chillersPage;

/** The range, and the three ways to ask: quote, emergency text, call. */
export function HeroSection() {
  return (
    <Zone letter="A" className={css.hero} aria-labelledby="chillers-title">
      <div className={css.text}>
        <h1 id="chillers-title">{chillersPage.title}</h1>
        <p className="lead">{chillersPage.lead}</p>
      </div>
      <div className={css.actions}>
        <QuoteLink className={buttonClassName({ variant: 'solid', block: true }, css.quote)}>
          <Icon name="quote" /> {actions.quote}
        </QuoteLink>
        <ButtonLink variant="red" href={emergencyTextHref(company)}>
          <Icon name="text" /> {actions.emergency}
        </ButtonLink>
        <ButtonLink href={phoneHref(company.phone)}>
          <Icon name="phone" />
          <span>{actions.call}</span>
        </ButtonLink>
        <p className="small">{actions.note}</p>
      </div>
    </Zone>
  );
}
