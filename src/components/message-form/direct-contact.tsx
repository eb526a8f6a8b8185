import { formWords } from '#content/words/forms.ts';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import css from './direct-contact.module.css';

/** The way past a form, always there: it needs no script and no typing. */
export function DirectContact() {
  return (
    <p className={css.direct}>
      {formWords.direct} <MailLink /> <PhoneLink />
    </p>
  );
}
