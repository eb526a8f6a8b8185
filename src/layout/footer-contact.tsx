import { clsx } from 'clsx';
import { shell } from '#content/pages/shell.ts';
import { MailLink } from '#src/components/mail-link.tsx';
import { OpenNow } from '#src/components/open-now.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import css from './footer-contact.module.css';

/** Phone, e-mail and hours in the footer's title block. */
export function FooterContact({ className }: { className: string | undefined }) {
  return (
    <div className={clsx(css.contact, className)}>
      <p className="label">{shell.footer.contact}</p>
      <p className={css.ways}>
        <PhoneLink className={css.phone} />
        <MailLink className={css.email} />
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
