import { homePage } from '#content/pages/home.ts';
import { CallButton } from '#src/components/call-button.tsx';
import { MailButton } from '#src/components/mail-button.tsx';
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
          <MailButton />
          <CallButton />
        </div>
      </div>
    </Zone>
  );
}
