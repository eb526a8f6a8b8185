import { company } from '#content/records/company/company.ts';
import { formWords } from '#content/words/forms.ts';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import css from './direct-contact.module.css';

/** The way past a form, always there: it needs no script and no typing. The only way while nothing delivers messages. */
export function DirectContact() {
  return (
    <p className={css.direct}>
      {company.endpoint ? formWords.direct : <b>{formWords.notSent}</b>} <MailLink /> <PhoneLink />
    </p>
  );
}
