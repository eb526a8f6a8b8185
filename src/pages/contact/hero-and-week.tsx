import { company } from 'records:company';
import dispatch from 'records:drawings/dispatch';
import { call, channels, desk, hours as words } from 'words:contact';
import { clsx } from 'clsx';
import { minutesOf } from '#content/values/format.ts';
import { partOf } from '#content/values/picture.ts';
import { byClock } from '#src/components/clock-elements.tsx';
import {
  AddressLines,
  MailAddress,
  MailLink,
  PhoneLink,
  SpanishLine,
  TextLink,
} from '#src/components/links.tsx';
import { formatWeekday } from '#src/lib/format-words.ts';
import { linearScale } from '#src/lib/scale.ts';
import { AnnotatedDrawing, plateOf } from '#src/ui/annotated-drawing.tsx';
import { Bar, ScaleBar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { officeHours } from '#src/views/hours.ts';
import css from './contact-page.module.css';

const [area, number = '', ...extension] = company.phone.display.split(' ');

/** The phone number as wide as the sheet, every other way to reach us, and the desk where the phone stands. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="contact">
      <Stack gap="even" className={css.head}>
        <h1 id="contact" className={css.title}>
          <span className="quote">{call}</span>{' '}
          <PhoneLink className={css.call}>
            <GiantFigure className={css.number}>
              <span>{area}</span> <span>{number}</span>
              {extension.length > 0 && <span className={css.extension}> {extension.join(' ')}</span>}
            </GiantFigure>
          </PhoneLink>
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
          <AddressLines of={company.office} />
        </li>
        <li>
          <span className="label">{channels.mailing}</span>
          <AddressLines of={company.mailing} />
        </li>
      </Cells>
      <figure>
        <AnnotatedDrawing
          className={css.drawing}
          picture={<Picture of={dispatch} sizes="100vw" />}
          views={[
            { className: css.wide, plates: [phone(21, 93), map(82.2, 44.8)] },
            { className: css.narrow, plates: [phone(20, 98), map(57, 8.5)] },
          ]}
        />
        <figcaption className={clsx('small', css.caption)}>{desk.caption}</figcaption>
      </figure>
    </Zone>
  );
}

// their plates stand on bare wall and floor; a phone leaves more of either, for they are as wide there and the picture is not
const phone = plateOf(desk.phone, partOf(dispatch, 'phone'));
const map = plateOf(desk.map, partOf(dispatch, 'map'));

const week = officeHours.flatMap(({ names, ...day }) => names.map((name) => ({ name, ...day })));

const dayScale = linearScale(0, 24 * 60);

/** The week, a thin row a day: the office to scale, then the hours in words; last the emergency line from end to end. */
export function WeekTable() {
  return (
    <table className={css.week}>
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.day}</span>
          </th>
          <th scope="col" className={css.chart}>
            <span className="sr-only">{words.chart}</span>
            <ScaleBar
              thinned
              scale={linearScale(0, words.axis.length - 1)}
              ticks={[...words.axis.keys()]}
              format={(quarter) => words.axis[quarter] as string}
            />
          </th>
          <th scope="col">
            <span className="sr-only">{words.time}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {week.map(({ name, open, time }) => (
          <tr key={name}>
            <th scope="row">{formatWeekday(name, 'short')}</th>
            <td className={css.chart}>
              <Bar
                className={css.day}
                scale={dayScale}
                from={open ? minutesOf(open.from) : 0}
                to={open ? minutesOf(open.to) : 0}
              />
              {/* this minute, by the clock in Florida: boot.ts fills it, on the other days it is not there */}
              <now-mark
                className={css.now}
                data-day={name}
                data-from="00:00"
                {...byClock}
                data-words={words.now({ day: '{day}', time: '{time}' })}
              />
            </td>
            <td className={clsx(open && 'figure-sm')}>{open ? time : words.closed}</td>
          </tr>
        ))}
        <tr className={css.line}>
          <th scope="row">{words.line.day}</th>
          <td className={css.chart} />
          <td>{words.line.time}</td>
        </tr>
      </tbody>
    </table>
  );
}
