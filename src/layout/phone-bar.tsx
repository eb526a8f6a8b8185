import * as shell from 'words:shell';
import { MailLink, PhoneLink, TextLink } from '#src/components/links.tsx';
import { QuoteLink } from '#src/components/quote-dialog.tsx';
import { type PageName, useScreen } from '#src/lib/screen.ts';
import { Icon } from '#src/ui/icon.tsx';
import { statementPdf } from '#src/views/routes.ts';
import css from './phone-bar.module.css';

/** The bar for thumbs below 1024 px: to call, to write, and what the page is for. */
export function PhoneBar() {
  const { name } = useScreen();
  const purpose = purposeOf[name];
  return (
    <nav className={css.bar} aria-label={shell.bar.label} data-shell="">
      <PhoneLink>
        <Icon name="phone" />
        {shell.bar.call}
      </PhoneLink>
      {isQuoteInBar(name) ? (
        <>
          <TextLink body={purpose === 'emergency' ? undefined : ''}>
            <Icon name="text" />
            {shell.bar.text}
          </TextLink>
          <QuoteLink className={css.main}>
            <Icon name="quote" />
            {shell.quote}
          </QuoteLink>
        </>
      ) : (
        <MailLink>
          <Icon name="email" />
          {shell.bar.email}
        </MailLink>
      )}
      {purpose === 'apply' && (
        <a href="#apply" className={css.main}>
          <Icon name="quote" />
          {shell.bar.apply}
        </a>
      )}
      {purpose === 'statement' && (
        <a href={statementPdf} download className={css.main}>
          <Icon name="download" />
          {shell.bar.pdf}
        </a>
      )}
    </nav>
  );
}

const purposeOf: Partial<Record<PageName, 'apply' | 'statement' | 'emergency'>> = {
  careers: 'apply',
  position: 'apply',
  training: 'apply',
  program: 'apply',
  subcontractors: 'apply',
  government: 'statement',
  capabilityStatement: 'statement',
  home: 'emergency',
  residential: 'emergency',
  commercial: 'emergency',
  services: 'emergency',
  chillers: 'emergency',
  chillerServices: 'emergency',
  contact: 'emergency',
};

/** Whether the bar of a page asks for the quote, so that the header above it need not. */
export function isQuoteInBar(page: PageName): boolean {
  return purposeOf[page] !== 'apply' && purposeOf[page] !== 'statement';
}
