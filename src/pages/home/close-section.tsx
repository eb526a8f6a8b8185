import { homePage } from '#content/pages/home.ts';
import { MailButton } from '#src/components/mail-button.tsx';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { buttonClassName } from '#src/ui/button-class-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './close-section.module.css';

/** What to send for a price, and how soon it comes back. */
export function CloseSection() {
  return (
    <Zone letter="F" plane="ink" className={css.close} aria-labelledby="close-title">
      <h2 id="close-title">{homePage.close.title}</h2>
      <div>
        <p>{homePage.close.text}</p>
        <div className={css.actions}>
          <QuoteLink className={buttonClassName({ variant: 'solid' })}>
            <Icon name="quote" /> {homePage.close.quote}
          </QuoteLink>
          <MailButton />
        </div>
      </div>
    </Zone>
  );
}
