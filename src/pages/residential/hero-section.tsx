import { company } from 'records:company';
import residenceShell from 'records:drawings/residence-shell';
import { hours } from 'records:hours';
import { promises } from 'records:promises';
import * as residentialPage from 'words:residential';
import { homeRule } from 'words:sentences';
import { clsx } from 'clsx';
import { CallButton, TextButton } from '#src/components/contact-links.tsx';
import { SpanishLine } from '#src/components/spanish-line.tsx';
import { withoutBreaks } from '#src/typography/unbroken.ts';
import { Row, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { DayLane } from './day-lane.tsx';
import css from './hero-section.module.css';

/** Who comes now, the price, two ways to call and the condition; the house stands on the day of a call. */
export function HeroSection() {
  const { price } = residentialPage;
  return (
    <Zone letter="A" plane="shell" aria-labelledby="residential-title">
      <div className={css.hero}>
        <Stack gap="even" className={css.words}>
          <h1 id="residential-title">
            {residentialPage.title} <span className={css.promise}>{residentialPage.promise}</span>
          </h1>
          <HomeNow />
          <Row className="name">
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
            {residentialPage.condition} <a href="#counties">{residentialPage.county}</a>
          </p>
        </Stack>
        <Picture
          picture={residenceShell.url}
          alt={residenceShell.alt}
          sizes="(width < 1024px) 100vw, 64vw"
          priority
          className={css.scene}
        />
      </div>
      <DayLane />
    </Zone>
  );
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'home-now': React.HTMLAttributes<HTMLElement>;
    }
  }
}

const { callBy, nightEnds } = promises.emergency.home;
const words = JSON.stringify(
  Object.fromEntries(
    Object.entries(residentialPage.homeNow).map(([state, say]) => [
      state,
      withoutBreaks(say({ now: '{now}' })),
    ]),
  ),
);

/** Who answers now and when somebody comes, by the clock in Florida; until boot.ts says so, the rule for every hour. */
function HomeNow() {
  return (
    <home-now
      className={clsx('note', css.now)}
      data-hours={JSON.stringify(hours.days)}
      data-times={JSON.stringify({ callBy, nightEnds })}
      data-zone={company.timeZone}
      data-words={words}
      // the element marks itself with the state it tells
      suppressHydrationWarning
    >
      <span className={css.rule}>{homeRule}</span>
    </home-now>
  );
}
