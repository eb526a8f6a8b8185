import plantRoomBuilt from 'records:drawings/plant-room-built';
import plantRoomDrawn from 'records:drawings/plant-room-drawn';
import * as homePage from 'words:home';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Picture } from '#src/ui/picture.tsx';
import css from './hero-section.module.css';

const sizes = '(width < 1024px) 100vw, 66vw';
/** Percent shown as drawn at first, as in the stylesheet: both states stand on the first screen. */
const start = 52;

/**
 * The plant room cut at a section line that the visitor moves: drawn before it, built behind it. On paper the drawing stands
 * whole.
 */
export function PlantRoomCut() {
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
        <Picture picture={plantRoomDrawn.url} alt={plantRoomDrawn.alt} sizes={sizes} priority />
        <Picture
          picture={plantRoomBuilt.url}
          alt={plantRoomBuilt.alt}
          sizes={sizes}
          fetchPriority="low"
          className={css.built}
        />
        <SectionLine />
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

/** The section line A–A at `--cut`, and the names of what lies on either side, in the corners. */
function SectionLine() {
  return (
    <div className={css.marks} aria-hidden="true">
      <div className={css.line}>
        <span className={css.flag}>A</span>
        <span className={css.flag}>A</span>
      </div>
      <b className={clsx('note', css.tag)}>{homePage.cut.drawn}</b>
      <b className={clsx('note', css.tag)}>{homePage.cut.built}</b>
    </div>
  );
}
