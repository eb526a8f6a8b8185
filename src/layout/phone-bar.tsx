import { company } from '#content/company.ts';
import { shell } from '#content/pages/shell.ts';
import type { RouteName } from '#content/routes.ts';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { emergencyTextHref, mailHref, phoneHref } from '#src/lib/contact-href.ts';
import { useRouteName } from '#src/lib/route-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import css from './phone-bar.module.css';

const applyPages: (RouteName | 'notFound')[] = ['careers', 'training', 'subcontractors'];

/** The bar for thumbs below 1024 px. Where people apply, mail and the form stand in for the emergency text and the quote. */
export function PhoneBar() {
  const applying = applyPages.includes(useRouteName());
  return (
    <nav className={css.bar} aria-label={shell.bar.label} data-shell="">
      <a href={phoneHref(company.phone)}>
        <Icon name="phone" />
        {shell.bar.call}
      </a>
      {applying ? (
        <>
          <a href={mailHref(company.email)}>
            <Icon name="email" />
            {shell.bar.email}
          </a>
          <a href="#apply" className={css.main}>
            <Icon name="quote" />
            {shell.bar.apply}
          </a>
        </>
      ) : (
        <>
          <a href={emergencyTextHref(company)}>
            <Icon name="text" />
            {shell.bar.text}
          </a>
          <QuoteLink className={css.main}>
            <Icon name="quote" />
            {shell.bar.quote}
          </QuoteLink>
        </>
      )}
    </nav>
  );
}
