import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';
import { homePage } from '#content/pages/home.ts';
import { plantRoomBuilt, plantRoomDrawn } from '#content/records/drawings/drawings.ts';
import { Picture } from '#src/ui/picture.tsx';
import css from './plant-room-cut.module.css';
import { SectionLine } from './section-line.tsx';

/** On phones and tablets an eighth of the drawing lies outside its frame: too little for the next larger file. */
const sizes = '(width < 1024px) 100vw, (width < 1280px) 68vw, 57vw';
/** Percent shown as drawn at first, as in the stylesheet. */
const start = 56;

/**
 * The plant room cut at a section line: drawn before it, built behind it. The line moves with the scroll until the visitor
 * takes the slider. Without JavaScript, on paper and under reduced motion the drawing stands whole.
 */
export function PlantRoomCut({ className, ...rest }: ComponentProps<'figure'>) {
  const view = useRef<HTMLDivElement>(null);
  const slider = useRef<HTMLInputElement>(null);

  /** From here on the line answers to the slider alone. */
  function move() {
    view.current?.setAttribute('data-held', '');
    view.current?.style.setProperty('--cut', `${slider.current?.value}%`);
  }

  /** The slider takes over where the scroll has left the line. */
  function meet() {
    if (!view.current || !slider.current || 'held' in view.current.dataset) return;
    const cut = getComputedStyle(view.current).getPropertyValue('--cut');
    slider.current.value = String(Number.parseFloat(cut));
  }

  // it may have been moved before the page was hydrated
  useEffect(() => {
    if (slider.current?.value !== slider.current?.defaultValue) move();
  });

  return (
    <figure className={clsx(css.figure, className)} {...rest}>
      <div ref={view} className={css.view}>
        <Picture
          picture={plantRoomDrawn.url}
          alt={plantRoomDrawn.alt}
          sizes={sizes}
          priority
          imgClassName={css.image}
        />
        <Picture
          picture={plantRoomBuilt.url}
          alt={plantRoomBuilt.alt}
          sizes={sizes}
          fetchPriority="low"
          className={css.built}
          imgClassName={css.image}
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
          onFocus={meet}
          onKeyDown={meet}
          onInput={move}
        />
      </div>
      <figcaption className={css.caption}>{homePage.cut.caption}</figcaption>
    </figure>
  );
}
