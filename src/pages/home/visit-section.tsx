import { homePage } from '#content/pages/home.ts';
import { airHandler } from '#content/records/drawings/drawings.ts';
import { routes } from '#content/routes.ts';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { type Flag, KeyedDrawing } from '#src/ui/keyed-drawing.tsx';
import { Keynotes } from '#src/ui/keynotes.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './visit-section.module.css';

/** What a maintenance visit does, part by part, keyed to a section through an air handler. */
export function VisitSection() {
  return (
    <Zone letter="B" padded className={css.zone} aria-labelledby="visit-title">
      <DrawingTitle number={1} sheet={routes.home.sheet} id="visit-title" note={homePage.visit.note}>
        {homePage.visit.title}
      </DrawingTitle>
      <KeyedDrawing
        className={css.drawing}
        flags={flags}
        picture={
          <Picture picture={airHandler.url} alt={airHandler.alt} sizes="100vw" imgClassName={css.picture} />
        }
      />
      <Keynotes items={homePage.visit.parts.map((part, index) => ({ flag: index + 1, ...part }))} />
    </Zone>
  );
}

/** Where the parts lie in the picture as it is cropped here. */
const flags: readonly Flag[] = [
  { flag: 1, at: [9.2, 10], to: [15, 62.5] },
  { flag: 2, at: [23.8, 10], to: [32.8, 53.75] },
  { flag: 3, at: [33.6, 6], to: [37.8, 21.5] },
  { flag: 4, at: [43.8, 6], to: [43.8, 47] },
  { flag: 5, at: [47, 94], to: [49, 83.75] },
  { flag: 6, at: [64, 94], to: [60, 50] },
  { flag: 7, at: [90, 72.5], to: [84.2, 53.75] },
];
