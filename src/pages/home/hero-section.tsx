import plantRoomBuilt from 'records:drawings/plant-room-built';
import plantRoomDrawn from 'records:drawings/plant-room-drawn';
import * as homePage from 'words:home';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { CallButton, PhoneLink, RouteLink, SpanishLine, TextButton } from '#src/components/links.tsx';
import { Arrow } from '#src/ui/arrow.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Cells, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import css from './hero-section.module.css';

/** Headline, license, the way into each market with its figure, and the plant room drawn and built. */
export function HeroSection() {
  return (
    <Zone letter="A" className={css.hero} aria-labelledby="home-title">
      <div className={css.text}>
        <h1 id="home-title">{homePage.title}</h1>
        <p className="lead">{homePage.lead}</p>
        <Stack gap="even" className={css.actions}>
          <CallButton variant="solid">{homePage.call}</CallButton>
          <TextButton>{homePage.text}</TextButton>
        </Stack>
        <SpanishLine className={clsx('note', css.spanish)} />
      </div>
      <PhoneLink className={css.urgent} data-plane="red">
        <Icon name="phone" /> <span>{homePage.urgent}</span>
      </PhoneLink>
      <Cells as="ul" of={[1, 1, 3]} ruled className={css.paths}>
        {homePage.paths.map(({ route, title, figure, unit, text }) => (
          <li key={route}>
            <RouteLink to={route} className={css.path}>
              <h2 className="name">{title}</h2>
              <Arrow />
              <p className={css.value}>
                <GiantFigure className={css.figure}>{figure}</GiantFigure>{' '}
                <span className={clsx('note', css.unit)}>
                  <b>{unit}</b> <span className="small">{text}</span>
                </span>
              </p>
            </RouteLink>
          </li>
        ))}
      </Cells>
      <PlantRoomCut />
      {/* the law wants the number beside every offer */}
      <Facts lettering="label" items={[homePage.license, homePage.owner]} className={css.license} />
    </Zone>
  );
}

const sizes = '(width < 1024px) 100vw, 66vw';
/** Percent shown as drawn at first, as in the stylesheet: both states stand on the first screen. */
const start = 52;

/**
 * The plant room cut at a section line that the visitor moves: drawn before it, built behind it. On paper the drawing stands
 * whole.
 */
function PlantRoomCut() {
  const view = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  function move() {
    view.current?.style.setProperty('--cut', `${slider.current?.value}%`);
  }

  // it may have been moved before the page was hydrated
  useEffect(move);

  return (
    <figure className={css.picture}>
      <div ref={view} className={css.view}>
        <Picture of={plantRoomDrawn} sizes={sizes} priority />
        <Picture of={plantRoomBuilt} sizes={sizes} fetchPriority="low" className={css.built} />
        <div className={css.marks} aria-hidden="true">
          <div className={css.line}>
            <span className={css.flag}>A</span>
            <span className={css.flag}>A</span>
          </div>
          {/* the names of what lies on either side, in the corners */}
          <b className={clsx('note', css.tag)}>{homePage.cut.drawn}</b>
          <b className={clsx('note', css.tag)}>{homePage.cut.built}</b>
        </div>
        <input
          ref={slider}
          className={css.slider}
          type="range"
          min="0"
          max="100"
          defaultValue={start}
          aria-label={homePage.cut.slider}
          onInput={move}
        />
      </div>
      <figcaption className={clsx('small', css.caption)}>{homePage.cut.caption}</figcaption>
    </figure>
  );
}
