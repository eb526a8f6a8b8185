import * as projectsPage from 'words:projects';
import { useEffect, useRef } from 'react';
import type { GalleryPhoto } from '#content/records/picture-fields.ts';
import { Picture } from '#src/ui/picture.tsx';
import css from './gallery.module.css';
import { pictureId } from './picture-id.ts';

type GallerySlidesProps = {
  sheet: string;
  photos: readonly GalleryPhoto[];
  /** Null before hydration: the pictures lie wherever the tap that opened the viewer has put them. */
  number: number | null;
  onNumberChange: (number: number) => void;
};

/** The pictures side by side in a scroller that snaps: a swipe is a scroll, so it follows the finger without script. */
export function GallerySlides({ sheet, photos, number, onNumberChange }: GallerySlidesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useRef(number);

  useEffect(() => {
    const element = scroller.current;
    if (!element || number === null) return;
    const keepInPlace = () =>
      element.scrollTo({ left: (number - 1) * element.clientWidth, behavior: 'instant' });
    const resized = new ResizeObserver(keepInPlace);
    resized.observe(element);
    if (shown.current !== number) keepInPlace();
    shown.current = number;
    return () => resized.disconnect();
  }, [number]);

  const onScroll = () => {
    const element = scroller.current;
    // Safari scrolls it once more when its dialog has closed, and it has no width
    if (!element?.clientWidth || number === null) return;
    const position = element.scrollLeft / element.clientWidth;
    const next = Math.round(position) + 1;
    // only a picture that has come to rest is the one that is shown
    if (next === shown.current || Math.abs(position - Math.round(position)) > 0.02) return;
    shown.current = next;
    onNumberChange(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
    <div
      role="group"
      className={css.slides}
      ref={scroller}
      onScroll={onScroll}
      aria-label={projectsPage.gallery.slides}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller, which the arrow keys move, as they do in Chromium anyway
      tabIndex={0}
    >
      {photos.map((photo, index) => (
        <div
          key={photo.alt}
          className={css.slide}
          data-for={`#${pictureId(sheet, index + 1)}`}
          aria-hidden={number !== null && index + 1 !== number}
        >
          <Picture of={photo} sizes="(width < 1024px) 100vw, 75vw" />
        </div>
      ))}
    </div>
  );
}
