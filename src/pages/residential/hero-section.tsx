import residenceShell from 'records:drawings/residence-shell';
import { hours } from 'records:hours';
import { promises } from 'records:promises';
import * as residentialPage from 'words:residential';
import { homeRule } from 'words:sentences';
import { clsx } from 'clsx';
import { minutesOf } from '#content/values/format.ts';
import { byClock } from '#src/components/clock-elements.tsx';
import { CallButton, SpanishLine, TextButton } from '#src/components/links.tsx';
import { formatShortTime } from '#src/lib/format-words.ts';
import { linearScale, percent } from '#src/lib/scale.ts';
import { withoutBreaks } from '#src/typography/unbroken.ts';
import { Bar } from '#src/ui/bar.tsx';
import { Row, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import css from './hero-section.module.css';

/** More letters than reach the palm of the house. */
const isPromiseLong = residentialPage.promise.length > 30;

/** Who comes now, the price, two ways to call and the condition; the house stands on the day of a call. */
export function HeroSection() {
  const { price } = residentialPage;
  return (
    <Zone letter="A" plane="shell" aria-labelledby="residential-title">
      <div className={css.hero}>
        <Stack gap="even" className={css.words}>
          <h1 id="residential-title" className={clsx(isPromiseLong && css.long)}>
            {residentialPage.title} <span className={css.promise}>{residentialPage.promise}</span>
          </h1>
          {/* who answers now and when somebody comes, by the clock in Florida; until boot.ts says so, the rule for every hour */}
          <home-now
            className={clsx('note', css.now)}
            data-hours={JSON.stringify(hours.days)}
            data-times={JSON.stringify({ callBy, nightEnds })}
            {...byClock}
            data-words={words}
          >
            <span className={css.rule}>{homeRule}</span>
          </home-now>
          <Row gap="tight" className="name">
            <b className="figure-md">{price.figure}</b> <span>{price.text}</span>{' '}
            <a href="#prices" className={css.more}>
              {price.all}
            </a>
          </Row>
          <Row gap="tight">
            <CallButton variant="solid">{residentialPage.call}</CallButton>
            <TextButton>{residentialPage.text}</TextButton>
          </Row>
          <SpanishLine className="note" />
          <p id="conditions" className="note">
            {`${residentialPage.condition} `}
            <a href="#counties">{residentialPage.county}</a>
          </p>
        </Stack>
        <Picture of={residenceShell} sizes="(width < 1024px) 100vw, 64vw" priority className={css.scene} />
      </div>
      <DayLane />
    </Zone>
  );
}

const { callBy, nightEnds } = promises.emergency.home;
const words = JSON.stringify(residentialPage.homeNow, (_, say) =>
  typeof say === 'function' ? withoutBreaks(say({ now: '{now}' })) : say,
);

const { lane } = residentialPage;
const dayLength = 24 * 60;
const day = linearScale(0, dayLength);
/** Minutes since the lane began. */
const since = (time: string) => (minutesOf(time) - minutesOf(nightEnds) + dayLength) % dayLength;
const lastCall = since(callBy);

const ticks = [
  { at: 0, label: formatShortTime(nightEnds) },
  { at: since('12:00'), label: lane.noon },
  { at: lastCall, label: formatShortTime(callBy) },
  { at: since('00:00'), label: lane.midnight },
  { at: dayLength, label: formatShortTime(nightEnds) },
];

function DayLane() {
  const now = lane.now({ now: '{time}' });
  return (
    <div className={css.lane} data-plane="white">
      <now-mark className={css.mark} data-from={nightEnds} {...byClock} data-words={now} />
      <svg className={css.ticks} height="30" aria-hidden="true">
        {ticks.map(({ at, label }) => (
          <g key={at}>
            <line x1={percent(day(at))} x2={percent(day(at))} y2="100%" />
            <text x={percent(day(at))} y="20">
              {label}
            </text>
          </g>
        ))}
      </svg>
      <div className={css.bars}>
        <Bar scale={day} to={lastCall} />
        <Bar scale={day} from={lastCall} fill="hatched" />
      </div>
      <p className={css.line}>{lane.line}</p>
      <p className="sr-only">{lane.caption}</p>
      <dl className={css.cells}>
        {[
          { ...lane.day, minutes: lastCall },
          { ...lane.later, minutes: dayLength - lastCall },
        ].map(({ title, text, minutes }) => (
          <div key={title}>
            <dt className="name">
              {/* from 40rem as wide as its part of the day, by a drawing of nothing but its width */}
              <svg width={minutes * 10} height="0" aria-hidden="true" />
              {title}
            </dt>
            <dd className="note">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
