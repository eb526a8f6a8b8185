import { chillersPage } from '#content/pages/chillers.ts';
import { CallButton } from '#src/components/call-button.tsx';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { TextButton } from '#src/components/text-button.tsx';
import { buttonClassName } from '#src/ui/button-class-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';

const { actions } = chillersPage;

/** The range, and the three ways to ask: quote, emergency text, call. */
export function HeroSection() {
  return (
    <Zone letter="A" className={css.hero} aria-labelledby="chillers-title">
      <h1 id="chillers-title" className={css.title}>
        {chillersPage.title}
      </h1>
      <p className="lead">{chillersPage.lead}</p>
      <div className={css.actions}>
        <QuoteLink className={buttonClassName({ variant: 'solid', block: true }, css.quote)}>
          <Icon name="quote" /> {actions.quote}
        </QuoteLink>
        <TextButton variant="red">{actions.emergency}</TextButton>
        <CallButton>{actions.call}</CallButton>
        <p className="small">{actions.note}</p>
      </div>
    </Zone>
  );
}
