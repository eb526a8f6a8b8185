import * as projectsPage from 'words:projects';
import type { KeyboardEvent, Ref } from 'react';
import type { GalleryPhoto } from '#content/records/picture-fields.ts';
import type { Project } from '#content/records/projects.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { GallerySlides } from './gallery-slides.tsx';
import css from './gallery-viewer.module.css';
import { pictureNumber, viewerId } from './picture-id.ts';

const { gallery, sheet } = projectsPage;

type GalleryViewerProps = {
  ref: Ref<HTMLDialogElement>;
  photos: readonly GalleryPhoto[];
  project: Pick<Project, 'sheet' | 'title' | 'location' | 'sample'>;
  /** The picture that is shown, from 1; null while the viewer is closed, and before hydration. */
  number: number | null;
  onNumberChange: (number: number) => void;
  onClose: () => void;
};

/** All pictures of a project, one at a time on the whole screen: swipe, keys, thumbnails; pinch is the browser's own. */
export function GalleryViewer({ ref, photos, project, number, onNumberChange, onClose }: GalleryViewerProps) {
  const id = viewerId(project.sheet);
  const last = photos.length;
  const go = (next: number) => onNumberChange(Math.min(Math.max(next, 1), last));
  // by the address: a press may come before React has drawn what the one before it asked for
  const asked = () => pictureNumber(project.sheet, location.hash, last) ?? 1;
  const onKeyDown = (event: KeyboardEvent) => {
    if (number === null) return;
    const next = { ArrowLeft: asked() - 1, ArrowRight: asked() + 1, Home: 1, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  return (
    <dialog
      ref={ref}
      id={id}
      className={css.viewer}
      data-covers=""
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
      onClose={onClose}
      // it may be open before hydration
      suppressHydrationWarning
    >
      <header className={css.head}>
        <span className={css.sheet}>{project.sheet}</span>
        <h2 className={css.title} id={`${id}-title`}>
          {project.title}
        </h2>
        <span className={`label ${css.place}`}>{project.location}</span>
        <button type="button" className={css.close} data-close="" aria-label={gallery.close}>
          <Icon name="close" />
        </button>
      </header>
      <GallerySlides sheet={project.sheet} photos={photos} number={number} onNumberChange={onNumberChange} />
      <div className={css.side}>
        <div aria-live="polite" aria-atomic="true">
          {number !== null && (
            <>
              <p className={css.count}>
                <span className={css.figure}>{number}</span> {gallery.of} {last}
              </p>
              <p className={css.caption}>{photos[number - 1]?.caption}</p>
            </>
          )}
        </div>
        {project.sample && <p className={`small ${css.illustration}`}>{sheet.illustration}</p>}
      </div>
      <div className={css.arrows}>
        <button
          type="button"
          // not disabled: that would drop the focus, and with it the arrow keys
          aria-disabled={number === 1}
          aria-label={gallery.previous}
          onClick={() => go(asked() - 1)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          aria-disabled={number === last}
          aria-label={gallery.next}
          onClick={() => go(asked() + 1)}
        >
          <Icon name="next" />
        </button>
      </div>
      <nav className={css.strip} aria-label={gallery.strip}>
        <ol>
          {photos.map(({ url, alt }, index) => (
            <li key={alt}>
              <button
                type="button"
                aria-label={`${gallery.picture} ${index + 1}`}
                aria-current={index + 1 === number}
                onClick={() => go(index + 1)}
              >
                <Picture
                  picture={url}
                  alt=""
                  sizes="(width < 640px) 20vw, 6vw"
                  imgClassName={css.thumbnail}
                />
                <span className={css.number}>{index + 1}</span>
              </button>
            </li>
          ))}
        </ol>
      </nav>
    </dialog>
  );
}
