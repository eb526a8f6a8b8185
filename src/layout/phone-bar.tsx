import * as shell from 'words:shell';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { type PageName, useRouteName } from '#src/lib/route-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import css from './phone-bar.module.css';

const applyPages: PageName[] = ['careers', 'position', 'training', 'program', 'subcontractors'];

/** The bar for thumbs below 1024 px. Where people apply, mail and the form stand in for the emergency text and the quote. */
export function PhoneBar() {
  const applying = applyPages.includes(useRouteName());
  return (
    <nav className={css.bar} aria-label={shell.bar.label} data-shell="">
      <PhoneLink>
        <Icon name="phone" />
        {shell.bar.call}
      </PhoneLink>
      {applying ? (
        <>
          <MailLink>
            <Icon name="email" />
            {shell.bar.email}
          </MailLink>
          <a href="#apply" className={css.main}>
            <Icon name="quote" />
            {shell.bar.apply}
          </a>
        </>
      ) : (
        <>
          <TextLink>
            <Icon name="text" />
            {shell.bar.text}
          </TextLink>
          <QuoteLink className={css.main}>
            <Icon name="quote" />
            {shell.bar.quote}
          </QuoteLink>
        </>
      )}
    </nav>
  );
}
