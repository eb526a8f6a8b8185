import * as shell from 'words:shell';
import { MailLink, PhoneLink, TextLink } from '#src/components/links.tsx';
import { QuoteLink } from '#src/components/quote-dialog.tsx';
import { type PageName, useScreen } from '#src/lib/screen.ts';
import { Icon } from '#src/ui/icon.tsx';
import { statementPdf } from '#src/views/routes.ts';
import css from './phone-bar.module.css';

/** The bar for thumbs below 1024 px: to call, to write, and what the page is for. */
export function PhoneBar() {
  const purpose = barPurpose(useScreen().name);
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

type BarPurpose = 'apply' | 'statement' | 'emergency' | 'question';

/** What the thumb is there for beside the call; a question, where a page is not named. */
const purposeOf: Partial<Record<PageName, BarPurpose>> = {
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

/** What the bar of a phone is for on a page, beside the call. */
function barPurpose(page: PageName): BarPurpose {
  return purposeOf[page] ?? 'question';
}

/** Whether that bar asks for the quote, so that the header above it need not. */
export function isQuoteInBar(page: PageName): boolean {
  return ['emergency', 'question'].includes(barPurpose(page));
}
