import { company } from '#content/company.ts';
import { home } from '#content/pages/home.ts';
import { mailHref, phoneHref } from '#src/lib/contact-href.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './close-section.module.css';

/** What to send for a price, and how soon it comes back. */
export function CloseSection() {
  return (
    <Zone letter="F" plane="ink" className={css.close} aria-labelledby="close-title">
      <div>
        <h2 id="close-title">{home.close.title}</h2>
        <p>{home.close.text}</p>
      </div>
      <div className={css.actions}>
        <ButtonLink href={mailHref(company.email)}>
          <Icon name="email" />
          {company.email}
        </ButtonLink>
        <ButtonLink href={phoneHref(company.phone)}>
          <Icon name="phone" />
          {company.phone.display}
        </ButtonLink>
      </div>
    </Zone>
  );
}
