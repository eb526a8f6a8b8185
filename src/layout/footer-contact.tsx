import { clsx } from 'clsx';
import { company } from '#content/company.ts';
import { shell } from '#content/pages/shell.ts';
import { OpenNow } from '#src/components/open-now.tsx';
import { mailHref, phoneHref } from '#src/lib/contact-href.ts';
import css from './footer-contact.module.css';

/** Phone, e-mail and hours in the footer's title block. */
export function FooterContact({ className }: { className: string | undefined }) {
  return (
    <div className={clsx(css.contact, className)}>
      <p className="label">{shell.footer.contact}</p>
      <p className={css.ways}>
        <a className={css.phone} href={phoneHref(company.phone)}>
          {company.phone.display}
        </a>
        <a href={mailHref(company.email)}>{company.email}</a>
      </p>
      <dl className={css.hours}>
        {shell.footer.hours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <OpenNow className={css.openNow} />
    </div>
  );
}
