import type { Way } from '#content/facts/form-delivery.ts';
import { formWords } from '#content/words/forms.ts';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import css from './direct-contact.module.css';

/** The way past a form, always there: it needs no script and no typing. Says so where the form itself sends nothing. */
export function DirectContact({ mode }: Pick<Way, 'mode'>) {
  return (
    <p className={css.direct}>
      {mode === 'notice' && <b>{formWords.notSent}</b>}
      {mode === 'none' && <b>{formWords.compose.direct}</b>}
      {(mode === 'here' || mode === 'endpoint') && formWords.direct} <MailLink /> <PhoneLink />
    </p>
  );
}
