import { bonding } from 'records:bonding';
import plantRoomBuilt from 'records:drawings/plant-room-built';
import plantRoomDrawn from 'records:drawings/plant-room-drawn';
import { bondAggregate, bondSingle } from 'words:facts';
import * as words from 'words:home';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { CredentialsLine } from '#src/components/credentials-line.tsx';
import {
  CallButton,
  MailButton,
  MoreRoute,
  PhoneLink,
  RouteLink,
  SpanishLine,
  TextButton,
} from '#src/components/links.tsx';
import { QuoteButton } from '#src/components/quote-dialog.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { Bar } from '#src/ui/bar.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Cells, Row, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { credentialLines } from '#src/views/credentials.ts';
import { noteOf } from '#src/views/navigation.ts';
import heroCss from './hero-section.module.css';
import css from './home-page.module.css';
import { ServicesSection } from './services-section.tsx';
import { ClockSection, VisitSection } from './visit-and-clock.tsx';

/** The sheet that leads to all others: what we do, how fast, with what credentials. */
export function HomePage() {
  return (
    <>
      <HeroSection />
      <VisitSection />
      <ClockSection />
      <ServicesSection />
      <StandingSection />
      <Zone letter="F" plane="ink" padded aria-labelledby="close-title">
        <Split>
          <h2 id="close-title">{words.close.title}</h2>
          <Stack>
            <p>{words.close.text}</p>
            <Row className={css.actions}>
              <QuoteButton>{words.close.quote}</QuoteButton>
              <MailButton />
            </Row>
          </Stack>
        </Split>
      </Zone>
    </>
  );
}

function HeroSection() {
  return (
    <Zone letter="A" className={heroCss.hero} aria-labelledby="home-title">
      <div className={heroCss.text}>
        <h1 id="home-title">{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <Stack gap="even" className={heroCss.actions}>
          <CallButton variant="solid">{words.call}</CallButton>
          <TextButton>{words.text}</TextButton>
        </Stack>
        <SpanishLine className={clsx('note', heroCss.spanish)} />
      </div>
      <PhoneLink className={heroCss.urgent} data-plane="red">
        <Icon name="phone" /> <span>{words.urgent}</span>
      </PhoneLink>
      <Cells as="ul" of={[1, 1, 3]} ruled className={heroCss.paths}>
        {words.paths.map(({ route, title, figure, unit, text }) => (
          <li key={route}>
            <RouteLink to={route} className={heroCss.path}>
              <h2 className="name">
                {title}
                {noteOf(route) && <span className="small"> {noteOf(route)}</span>}
              </h2>
              <Arrow />
              <p className={heroCss.value}>
                <GiantFigure className={heroCss.figure}>{figure}</GiantFigure>{' '}
                <span className={clsx('note', heroCss.unit)}>
                  <b>{unit}</b> <span className="small">{text}</span>
                </span>
              </p>
            </RouteLink>
          </li>
        ))}
      </Cells>
      <PlantRoomCut />
      {/* the law wants the number beside every offer */}
      <Facts lettering="label" items={[words.license, words.owner]} className={heroCss.license} />
    </Zone>
  );
}

const sizes = '(width < 1024px) 100vw, 66vw';
/** Percent shown as drawn at first, as in the stylesheet: both states stand on the first screen. */
const start = 52;

function PlantRoomCut() {
  const view = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  function move() {
    view.current?.style.setProperty('--cut', `${slider.current?.value}%`);
  }

  // it may have been moved before the page was hydrated
  useEffect(move);

  return (
    <figure className={heroCss.picture}>
      <div ref={view} className={heroCss.view}>
        <Picture of={plantRoomDrawn} sizes={sizes} priority />
        <Picture of={plantRoomBuilt} sizes={sizes} fetchPriority="low" className={heroCss.built} />
        <div className={heroCss.marks} aria-hidden="true">
          <div className={heroCss.line}>
            <span className={heroCss.flag}>A</span>
            <span className={heroCss.flag}>A</span>
          </div>
          <b className={clsx('note', heroCss.tag)}>{words.cut.drawn}</b>
          <b className={clsx('note', heroCss.tag)}>{words.cut.built}</b>
        </div>
        <input
          ref={slider}
          className={heroCss.slider}
          type="range"
          defaultValue={start}
          aria-label={words.cut.slider}
          onInput={move}
        />
      </div>
      <figcaption className={clsx('small', heroCss.caption)}>{words.cut.caption}</figcaption>
    </figure>
  );
}

const { credentials, bonding: bonds } = words;
const dollars = linearScale(0, bonding.aggregate);
const end = dollars(bonding.single);
const sums = [
  { figure: bondSingle, name: bonds.single, percent: end, fill: 'solid' },
  { figure: bondAggregate, name: bonds.aggregate, percent: 100 - end, fill: 'blue' },
] as const;

function StandingSection() {
  const hasCredentials = credentialLines.length > 0;
  const Heading = hasCredentials ? 'h3' : 'h2';
  return (
    <Zone letter="E" padded aria-labelledby={hasCredentials ? 'credentials-title' : 'bonding-title'}>
      {hasCredentials && <ZoneTitle id="credentials-title" {...credentials} />}
      {hasCredentials && <CredentialsLine />}
      <div className={css.bonding}>
        <Heading id="bonding-title">{bonds.title}</Heading>
        <div className={css.sums}>
          {sums.map(({ figure, name, percent, fill }) => (
            <Stack key={name} gap="even" className={css.sum}>
              {/* its part of the bar is as wide as a drawing of nothing but its width */}
              <svg width={percent * 50} height="0" aria-hidden="true" />
              <GiantFigure className={css.figure}>{figure}</GiantFigure> <b className="note">{name}</b>
              <Bar scale={dollars} fill={fill} />
            </Stack>
          ))}
        </div>
        <div className="note">
          {bonds.note}{' '}
          <MoreRoute to="government" hash="bonding">
            {bonds.more}
          </MoreRoute>
        </div>
      </div>
    </Zone>
  );
}
