import { company } from 'records:company';
import { mailingLines, officeLines } from '#content/facts/places.ts';
import { contactPage } from '#content/pages/contact.ts';
import { AddressLines } from '#src/components/address-lines.tsx';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneFigure } from '#src/components/phone-figure.tsx';
import { SpanishLine } from '#src/components/spanish-line.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { DispatchDesk } from './dispatch-desk.tsx';
import css from './hero-section.module.css';

const { call, channels } = contactPage;

/** The phone number as wide as the sheet, every other way to reach us, and the desk where the phone stands. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="contact">
      <h1 id="contact" className={css.title}>
        <span className={css.call}>{call}</span> <PhoneFigure className={css.number} />
      </h1>
      <SpanishLine className={css.spanish} />
      <div className={css.ways}>
        <ul className={css.channels}>
          <li>
            <TextLink>
              <span className="label">{channels.text.label}</span> <b>{channels.text.same}</b>{' '}
              <span>{channels.text.note}</span>
            </TextLink>
          </li>
          <li>
            <MailLink>
              <span className="label">{channels.email.label}</span> <b>{company.email}</b>{' '}
              <span>{channels.email.note}</span>
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
        <DispatchDesk />
      </div>
    </Zone>
  );
}
