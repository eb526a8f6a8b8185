import * as shell from 'words:shell';
import { MailLink } from '#src/components/mail-link.tsx';
import { OpenNow } from '#src/components/open-now.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { officeHours } from '#src/views/hours.ts';
import css from './footer-contact.module.css';

const { contact } = shell.footer;

/** How to reach the company, and when. */
export function FooterContact() {
  return (
    <div className={css.contact} data-prints="">
      <p className="label">{contact}</p>
      <PhoneLink className={css.phone} /> <MailLink />
      <dl>
        {officeHours.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt> <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <OpenNow className={css.now} />
    </div>
  );
}
