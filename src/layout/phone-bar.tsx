import * as shell from 'words:shell';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { useRouteName } from '#src/lib/route-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import { statementPdf } from '#src/views/routes.ts';
import { type BarPurpose, barPurpose } from './bar-purpose.ts';
import css from './phone-bar.module.css';

/** The bar for thumbs below 1024 px: to call, to write, and what the page is for. */
export function PhoneBar() {
  const purpose = barPurpose(useRouteName());
  return (
    <nav className={css.bar} aria-label={shell.bar.label} data-shell="">
      <PhoneLink>
        <Icon name="phone" />
        {shell.bar.call}
      </PhoneLink>
      {purpose === 'apply' || purpose === 'statement' ? (
        <MailLink>
          <Icon name="email" />
          {shell.bar.email}
        </MailLink>
      ) : (
        <TextLink body={purpose === 'question' ? '' : undefined}>
          <Icon name="text" />
          {shell.bar.text}
        </TextLink>
      )}
      <MainWay purpose={purpose} />
    </nav>
  );
}

function MainWay({ purpose }: { purpose: BarPurpose }) {
  if (purpose === 'apply')
    return (
      <a href="#apply" className={css.main}>
        <Icon name="quote" />
        {shell.bar.apply}
      </a>
    );
  if (purpose === 'statement')
    return (
      <a href={statementPdf} download className={css.main}>
        <Icon name="download" />
        {shell.bar.pdf}
      </a>
    );
  return (
    <QuoteLink className={css.main}>
      <Icon name="quote" />
      {shell.quote}
    </QuoteLink>
  );
}
