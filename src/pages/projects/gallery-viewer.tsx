import { gallery, sheet } from 'words:projects';
import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GalleryPhoto } from '#content/records/picture-fields.ts';
import type { Project } from '#content/records/projects.ts';
import { openModal } from '#src/lib/dialog-links.ts';
import { evenTicks } from '#src/lib/scale.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import css from './gallery.module.css';

// Over 200 lines: the viewer and its scroller move one picture between them, and are read together.

export interface Gallery {
  photos: readonly GalleryPhoto[];
  project: Pick<Project, 'sheet' | 'title' | 'location' | 'sample'>;
}

/** A project's pictures on the whole screen while the address names one; a tap may open it before hydration, which reads that too. */
export function GalleryViewer({ photos, project }: Gallery) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = viewerId(project.sheet);
  const last = photos.length;
  const named = pictureNumber(project.sheet, hash, last);
  const isNamed = named !== null;
  /** From 1; null while the viewer is closed, and before hydration. */
  const [number, setNumber] = useState<number | null>(null);
  const lastShown = useRef(1);

  useEffect(() => {
    setNumber(named);
    lastShown.current = named ?? lastShown.current;
  }, [named]);

  useEffect(() => {
    const element = dialog.current;
    if (!isNamed || !element) return;
    openModal(element);
    return () => element.close();
  }, [isNamed]);

  const go = (next: number) => {
    lastShown.current = Math.min(Math.max(next, 1), last);
    navigate({ pathname, search, hash: pictureId(project.sheet, lastShown.current) }, { replace: true });
  };
  // by the address: a press may come before React has drawn what the one before it asked for
  const asked = () => pictureNumber(project.sheet, location.hash, last) ?? 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (number === null) return;
    const next = { ArrowLeft: asked() - 1, ArrowRight: asked() + 1, Home: 1, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  /** To the thumbnail of the picture that was shown last, or the nearest before it. */
  const returnFocus = () => {
    let link: HTMLElement | null = null;
    for (let shown = lastShown.current; shown && !link; shown--)
      link = document.querySelector(`a[href='#${pictureId(project.sheet, shown)}']`);
    link?.focus();
  };
  return (
    <dialog
      ref={dialog}
      id={id}
      className={css.viewer}
      data-cut=""
      data-covers=""
      data-plane="paper"
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
      onClose={returnFocus}
      // it may be open before hydration
      suppressHydrationWarning
    >
      <header className={css.head}>
        <span className="figure-md nb">{project.sheet}</span>
        <div>
          <h2 className="name" id={`${id}-title`}>
            {project.title}
          </h2>
          <span className="small">{project.location}</span>
        </div>
        <button type="button" className={clsx(css.press, css.close)} data-close="" aria-label={gallery.close}>
          <Icon name="close" />
        </button>
      </header>
      <GallerySlides photos={photos} project={project} number={number} go={go} />
      <div className={css.side}>
        <Stack aria-live="polite" aria-atomic="true">
          {number !== null && (
            <>
              <GiantFigure className="figure-xl" unit={`${gallery.of} ${last}`}>
                {number}
              </GiantFigure>
              <p className="name-lg">{photos[number - 1]?.caption}</p>
            </>
          )}
        </Stack>
        {project.sample && <p className="small">{sheet.illustration}</p>}
      </div>
      {turns.map(({ to, by }) => (
        // at the end not disabled: that would drop the focus, and with it the arrow keys
        <button
          key={to}
          type="button"
          className={css.press}
          aria-disabled={number === (by < 0 ? 1 : last)}
          aria-label={gallery[to]}
          onClick={() => go(asked() + by)}
        >
          <Icon name={to} />
        </button>
      ))}
      <nav aria-label={gallery.strip}>
        <ol className={css.all}>
          {photos.map((photo, index) => (
            <li key={photo.alt}>
              <button
                type="button"
                className={css.thumbnail}
                aria-label={`${gallery.picture} ${index + 1}`}
                aria-current={index + 1 === number}
                onClick={() => go(index + 1)}
              >
                <Picture of={photo} alt="" sizes="(width < 640px) 20vw, 6vw" />
                <span className={css.number}>{index + 1}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </dialog>
  );
}

const turns = [
  { to: 'previous', by: -1 },
  { to: 'next', by: 1 },
] as const;

/** A swipe is a scroll that snaps: it follows the finger without script, and before hydration it lies where the tap has put it. */
function GallerySlides({
  photos,
  project,
  number,
  go,
}: Gallery & { number: number | null; go: (number: number) => void }) {
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
    go(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
    <div
      role="group"
      className={css.slides}
      ref={scroller}
      onScroll={onScroll}
      aria-label={gallery.slides}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller, which the arrow keys move, as they do in Chromium anyway
      tabIndex={0}
    >
      {photos.map((photo, index) => (
        <div
          key={photo.alt}
          className={css.slide}
          data-for={`#${pictureId(project.sheet, index + 1)}`}
          aria-hidden={number !== null && index + 1 !== number}
        >
          <Picture of={photo} sizes="(width < 1024px) 100vw, 75vw" />
        </div>
      ))}
    </div>
  );
}

/** The anchor of a project's picture, counted from 1: `P-1-picture-9`. It is also the viewer's deep link. */
export function pictureId(sheet: string, number: number): string {
  return `${sheet}-picture-${number}`;
}

/** The id of the viewer that a project's pictures open in: `P-1-viewer`. */
export function viewerId(sheet: string): string {
  return `${sheet}-viewer`;
}

function pictureNumber(sheet: string, hash: string, count: number): number | null {
  return evenTicks(1, count, 1).find((number) => hash === `#${pictureId(sheet, number)}`) ?? null;
}
