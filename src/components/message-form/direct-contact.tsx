import { company } from '#content/company.ts';
import { formWords } from '#content/forms.ts';
import { mailHref, phoneHref } from '#src/lib/contact-href.ts';
import css from './direct-contact.module.css';

/** The way past a form, always there: it needs no script and no typing. */
export function DirectContact() {
  return (
    <p className={css.direct}>
      {formWords.direct} <a href={mailHref(company.email)}>{company.email}</a>{' '}
      <a className="nb" href={phoneHref(company.phone)}>
        {company.phone.display}
      </a>
    </p>
  );
}
