import { mailingLines, officeLines } from '#content/facts/places.ts';
import { contactPage } from '#content/pages/contact.ts';
import { company } from '#content/records/company/company.ts';
import { AddressLines } from '#src/components/address-lines.tsx';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { SpanishLine } from '#src/components/spanish-line.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './contact-hero.module.css';

const { call, channels } = contactPage;
const [area, line] = company.phone.display.split('-');

/** The phone number as wide as the sheet, and every other way to reach us under it. */
export function ContactHero() {
  return (
    <Zone letter="A" aria-labelledby="contact" className={css.hero}>
      <h1 id="contact" className={css.title}>
        <span className={css.call}>{call}</span>{' '}
        <PhoneLink className={css.number}>
          {area}
          <span className={css.hyphen}>-</span>
          {line}
        </PhoneLink>
      </h1>
      <SpanishLine className={css.spanish} />
      <ul className={css.channels}>
        <li>
          <TextLink>
            <span className="label">{channels.text.label}</span> <b>{company.phone.display}</b>{' '}
            <span className={css.note}>{channels.text.note}</span>
          </TextLink>
        </li>
        <li>
          <MailLink>
            <span className="label">{channels.email.label}</span> <b>{company.email}</b>{' '}
            <span className={css.note}>{channels.email.note}</span>
          </MailLink>
        </li>
        <li>
          <span className="label">{channels.office}</span>
          <AddressLines lines={officeLines} />
        </li>
        <li>
          <span className="label">{channels.mailing}</span>
          <AddressLines lines={mailingLines} />
        </li>
      </ul>
    </Zone>
  );
}
