import { company } from 'records:company';
import dispatch from 'records:drawings/dispatch';
import * as contactPage from 'words:contact';
import { clsx } from 'clsx';
import { partOf } from '#content/values/picture.ts';
import { AddressLines } from '#src/components/address-lines.tsx';
import { MailAddress, MailLink, PhoneLink, TextLink } from '#src/components/contact-links.tsx';
import { SpanishLine } from '#src/components/spanish-line.tsx';
import { AnnotatedDrawing } from '#src/ui/annotated-drawing.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { mailingLines, officeLines } from '#src/views/identity.ts';
import css from './contact-page.module.css';

const { call, channels } = contactPage;

/** The phone number as wide as the sheet, every other way to reach us, and the desk where the phone stands. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="contact">
      <Stack gap="even" className={css.head}>
        <h1 id="contact" className={css.title}>
          <span className="quote">{call}</span> <PhoneFigure />
        </h1>
        <SpanishLine />
      </Stack>
      <Cells as="ul" of={[2, 2, 4]} ruled className={clsx('note', css.channels)}>
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
      </Cells>
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
    <figure>
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
      <figcaption className={clsx('small', css.caption)}>{caption}</figcaption>
    </figure>
  );
}

const [area, number = '', ...extension] = company.phone.display.split(' ');

/** The number to call, set so large that it runs exactly across the sheet. */
function PhoneFigure() {
  return (
    <PhoneLink className={css.call}>
      <GiantFigure className={css.number}>
        <span>{area}</span> <span>{number}</span>
        {extension.length > 0 && <span className={css.extension}> {extension.join(' ')}</span>}
      </GiantFigure>
    </PhoneLink>
  );
}
