import { hours as office } from 'records:hours';
import { sla } from 'words:commercial';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { OpeningDay } from '#content/records/site.ts';
import { addresses } from '#content/values/addresses.ts';
import { minutesOf } from '#content/values/format.ts';
import { formatShortTime, formatTime, formatWeekday } from '#src/lib/format-words.ts';
import { axisOf, evenTicks, gapsBetween, percent, stretch } from '#src/lib/scale.ts';
import { Marks, ScaleBar, Spacer } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Row } from '#src/ui/layout.tsx';
import { TitleBlock } from '#src/ui/title-block.tsx';
import { type ServiceLevel, serviceLevels } from '#src/views/agreement.ts';
import css from './service-agreement.module.css';

/** The call that the agreement is drawn for, at a full hour; all others are counted from it, negative before. */
const call = { day: 'Tuesday', hour: 10 } as const;
// hours since the call, to the end of the longest promise and of the office hours that follow it, with room for their name
const from = -2;
const until = Math.max(...serviceLevels.map(({ hours }) => hours ?? 0)) + 11;
const sinceCall = axisOf(from, until, evenTicks(0, until, until > 40 ? 8 : 4));
const { scale } = sinceCall;
const officeHours = openSpans(from, until);

/** The service agreement as a timing diagram: every promise over the hours after one call, and its conditions. */
export function ServiceAgreement() {
  const sheet = { term: sla.sheet, value: addresses.commercial.sheet };
  return (
    <figure className={css.sheet} data-plane="white" aria-labelledby="sla">
      <figcaption>
        <Row gap="tight" ends className={css.caption}>
          <h2 id="sla" className="name-lg">
            {sla.title}
          </h2>
          <p className="small">
            {sla.note({ time: formatTime(clockAfter(0)), day: formatWeekday(call.day) })}
          </p>
        </Row>
      </figcaption>
      <div className={css.row}>
        <p className={clsx(css.side, css.key)}>
          <span className="label">{sla.clock}</span> <span className="small">{sla.closed}</span>
        </p>
        <ClockAxis />
      </div>
      {serviceLevels.map((level) => (
        <ServiceLevelLane key={level.id} {...level} />
      ))}
      <div className={css.row}>
        <p className={clsx(css.side, css.key)}>
          <span className="label">{sla.since}</span>
        </p>
        <ScaleBar {...sinceCall} unit="h" />
      </div>
      <TitleBlock id="conditions" className={css.terms} items={sla.terms} sheet={sheet} />
    </figure>
  );
}

function ClockAxis() {
  const days = daysOf(from, until);
  const at = (hour: number) => percent(scale(hour));
  // on a long axis two times of one day would run into each other
  const changes = officeHours
    .flatMap((span) => (until - from > 40 ? [span.from] : [span.from, span.to]))
    .filter((hour) => hour > from && hour < until);
  // a name needs a part of the axis behind its hour, that of the day of the call what the mark leaves
  const behind = (hour: number) => (until - hour) / (until - from);
  const halves = evenTicks(from, until, 1)
    .filter((hour) => (hour + call.hour) % 12 === 0 && behind(hour) > 0.1)
    .filter((hour) => changes.every((change) => Math.abs(change - hour) >= 5));
  const named = days.filter(({ start }, index) =>
    start < 0 ? behind(days[index + 1]?.start ?? until) < 0.6 : behind(start) > 0.25,
  );
  return (
    <svg className={css.axis} height="72" aria-hidden="true">
      {gapsBetween(officeHours, from, until).map(({ from, to }) => (
        <rect key={from} className={css.closed} {...stretch(scale, from, to)} y="57" height="8" />
      ))}
      <Marks scale={scale} at={evenTicks(from, until, 1)} y1="65" y2="72" />
      {changes.map((hour) => (
        <text
          key={hour}
          className={css.hour}
          x={at(hour)}
          y="50"
          textAnchor={behind(hour) > 0.93 ? 'start' : 'middle'}
        >
          {formatShortTime(clockAfter(hour))}
        </text>
      ))}
      {halves.map((hour) => (
        <text key={hour} x={at(hour)} y="50" textAnchor="middle">
          {(hour + call.hour) % 24 === 0 ? sla.midnight : sla.noon}
        </text>
      ))}
      {named.map(({ day, start }) => (
        <text key={day} x={at(Math.max(start, 0))} dx={start < 0 ? 76 : 6} y="18">
          {formatWeekday(day)}
        </text>
      ))}
      <Marks scale={scale} at={[0]} y2="72" />
      <svg x={at(0)} overflow="visible" aria-hidden="true">
        <rect className={css.closed} width="70" height="24" />
        <text className={css.call} x="8" y="16.5">
          {sla.callMark}
        </text>
      </svg>
    </svg>
  );
}

function ServiceLevelLane({ id, title, text, hours, promise }: ServiceLevel) {
  const days = officeHours
    .slice(0, sla.days.length)
    .map((span) => ({ ...span, from: Math.max(span.from, 0) }));
  const spans = hours === null ? days : [{ from: 0, to: hours }];
  const tint = clsx(id !== 'emergency' && css.tint);
  // the words stand on a long block, behind a short one
  const isLong = hours !== null && scale(hours) - scale(0) > 40;
  return (
    <div className={css.row}>
      <div className={css.side}>
        <h3>{title}</h3> <p>{text}</p>
      </div>
      <div className={css.plot}>
        <svg className={css.blocks} aria-hidden="true">
          {spans.map(({ from, to }, index) => (
            <Fragment key={from}>
              <rect className={tint} {...stretch(scale, from, to)} y="14%" height="86%" />
              {hours === null && (
                <text x={percent((scale(from) + scale(to)) / 2)} y="57%" dy="0.36em" textAnchor="middle">
                  {sla.days[index]}
                </text>
              )}
            </Fragment>
          ))}
        </svg>
        {hours === null ? (
          <p className="sr-only">{promise}</p>
        ) : (
          <div className={css.promise}>
            <Spacer width={isLong ? scale(0) : scale(hours)} />
            <p>
              <GiantFigure className={clsx(css.figure, !isLong && css.large)}>
                {sla.figure({ hours })}
              </GiantFigure>
              <span>
                {promise}
                <span className={css.example}>{sla.example({ time: timeAfter(hours) })}</span>
              </span>
            </p>
            {isLong && <Spacer width={100 - scale(hours)} />}
          </div>
        )}
      </div>
    </div>
  );
}

function clockAfter(hours: number): string {
  const milliseconds = Math.round((call.hour + hours) * 3_600_000);
  return new Date(milliseconds).toISOString().slice('YYYY-MM-DDT'.length, 'YYYY-MM-DDTHH:MM'.length);
}

/** Clock time and day so many hours after the call: 2:00 PM, Wed 10:00 AM. */
function timeAfter(hours: number): string {
  const clock = formatTime(clockAfter(hours));
  const days = Math.floor((call.hour + hours) / 24);
  return days === 0 ? clock : `${formatWeekday(dayAfter(days).day, 'short')} ${clock}`;
}

/** The stretches of office hours between `from` and `until`, cut off there. */
export function openSpans(from: number, until: number) {
  return daysOf(from, until).flatMap(({ start, open }) => {
    if (!open) return [];
    const opens = Math.max(from, start + minutesOf(open.from) / 60);
    const closes = Math.min(until, start + minutesOf(open.to) / 60);
    return opens < closes ? [{ from: opens, to: closes }] : [];
  });
}

/** The days from `from` to `until`, with the hour at which each begins. */
export function daysOf(from: number, until: number) {
  const first = Math.floor((call.hour + from) / 24);
  const last = Math.ceil((call.hour + until) / 24) - 1;
  return evenTicks(first, last, 1).map((days) => ({ ...dayAfter(days), start: days * 24 - call.hour }));
}

function dayAfter(days: number) {
  const today = office.days.findIndex(({ day }) => day === call.day);
  return office.days.at((today + days) % office.days.length) as OpeningDay;
}
