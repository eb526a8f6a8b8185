import * as shell from 'words:shell';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { QuoteLink } from '#src/components/quote-link.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { type PageName, useRouteName } from '#src/lib/route-name.ts';
import { Icon } from '#src/ui/icon.tsx';
import { statementPdf } from '#src/views/routes.ts';
import css from './phone-bar.module.css';

type Ways = 'apply' | 'statement' | 'emergency' | 'question';

/** What the thumb is offered beside the call; a question, where a page is not named. */
const waysOf: Partial<Record<PageName, Ways>> = {
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

/** The bar for thumbs below 1024 px: to call, to write, and what the page is for. */
export function PhoneBar() {
  const ways = waysOf[useRouteName()] ?? 'question';
  return (
    <nav className={css.bar} aria-label={shell.bar.label} data-shell="">
      <PhoneLink>
        <Icon name="phone" />
        {shell.bar.call}
      </PhoneLink>
      {ways === 'apply' || ways === 'statement' ? (
        <MailLink>
          <Icon name="email" />
          {shell.bar.email}
        </MailLink>
      ) : (
        <TextLink {...(ways === 'question' && { body: '' })}>
          <Icon name="text" />
          {shell.bar.text}
        </TextLink>
      )}
      <MainWay ways={ways} />
    </nav>
  );
}

function MainWay({ ways }: { ways: Ways }) {
  if (ways === 'apply')
    return (
      <a href="#apply" className={css.main}>
        <Icon name="quote" />
        {shell.bar.apply}
      </a>
    );
  if (ways === 'statement')
    return (
      <a href={statementPdf} download className={css.main}>
        <Icon name="download" />
        {shell.bar.pdf}
      </a>
    );
  return (
    <QuoteLink className={css.main}>
      <Icon name="quote" />
      {shell.bar.quote}
    </QuoteLink>
  );
}
