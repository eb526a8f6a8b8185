import { company } from '#content/company.ts';
import { mailingLines, officeLines } from '#content/facts.ts';
import { contactPage } from '#content/pages/contact.ts';
import { AddressLines } from '#src/components/address-lines.tsx';
import { emergencyTextHref, mailHref, phoneHref } from '#src/lib/contact-href.ts';
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
        <a href={phoneHref(company.phone)} className={css.number}>
          {area}
          <span className={css.hyphen}>-</span>
          {line}
        </a>
      </h1>
      <ul className={css.channels}>
        <li>
          <a href={emergencyTextHref(company)}>
            <span className="label">{channels.text.label}</span> <b>{company.phone.display}</b>{' '}
            <span className={css.note}>{channels.text.note}</span>
          </a>
        </li>
        <li>
          <a href={mailHref(company.email)}>
            <span className="label">{channels.email.label}</span> <b>{company.email}</b>{' '}
            <span className={css.note}>{channels.email.note}</span>
          </a>
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
