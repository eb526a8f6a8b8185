import { formWords } from '#content/forms.ts';
import css from './direct-contact.module.css';
import { MailLink } from './mail-link.tsx';
import { PhoneLink } from './phone-link.tsx';

/** The way past a form, always there: it needs no script and no typing. */
export function DirectContact() {
  return (
    <p className={css.direct}>
      {formWords.direct} <MailLink /> <PhoneLink />
    </p>
  );
}
