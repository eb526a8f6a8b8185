import { company } from 'records:company';
import dispatch from 'records:drawings/dispatch';
import * as contactPage from 'words:contact';
import { clsx } from 'clsx';
import { partOf } from '#content/records/part-of.ts';
import { AddressLines } from '#src/components/address-lines.tsx';
import { MailAddress } from '#src/components/mail-address.tsx';
import { MailLink } from '#src/components/mail-link.tsx';
import { PhoneLink, type PhoneLinkProps } from '#src/components/phone-link.tsx';
import { SpanishLine } from '#src/components/spanish-line.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import { AnnotatedDrawing } from '#src/ui/annotated-drawing.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { mailingLines, officeLines } from '#src/views/identity.ts';
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
      <ul className={css.channels}>
        <li>
          <TextLink>
            <span className="label">{channels.text.label}</span> <b>{channels.text.same}</b>{' '}
            <span>{channels.text.note}</span>
          </TextLink>
        </li>
        <li>
          <MailLink>
            <span className="label">{channels.email.label}</span>{' '}
            <b>
              <MailAddress />
            </b>{' '}
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
    </Zone>
  );
}

const { caption, map, phone } = contactPage.desk;
const onPhone = { ...phone, part: partOf(dispatch, 'phone') };
const onMap = { ...map, part: partOf(dispatch, 'map') };

/** The desk where the phone is answered. Its plates stand on bare wall and floor; a phone leaves more of either, for they are as wide there and the picture is not. */
function DispatchDesk() {
  return (
    <figure className={css.figure}>
      <AnnotatedDrawing
        className={css.drawing}
        picture={<Picture picture={dispatch.url} alt={dispatch.alt} sizes="100vw" />}
        views={[
          {
            className: css.wide,
            plates: [
              { ...onPhone, at: { x: 21, y: 93 } },
              { ...onMap, at: { x: 82.2, y: 44.8 } },
            ],
          },
          {
            className: css.narrow,
            plates: [
              { ...onPhone, at: { x: 20, y: 98 } },
              { ...onMap, at: { x: 57, y: 8.5 } },
            ],
          },
        ]}
      />
      <figcaption className="small">{caption}</figcaption>
    </figure>
  );
}

const [area, number = '', ...extension] = company.phone.display.split(' ');
const [exchange, line] = number.split('-');

/** The number to call, set so large that it runs exactly across `--run`, a width that its class sets. */
function PhoneFigure({ className, ...rest }: PhoneLinkProps) {
  return (
    <PhoneLink className={clsx(css.phoneFigure, className)} {...rest}>
      <span>{area}</span>{' '}
      <span>
        {exchange}
        <span className={css.hyphen}>-</span>
        {line}
      </span>
      {extension.length > 0 && <span className={css.extension}> {extension.join(' ')}</span>}
    </PhoneLink>
  );
}
