import * as Dialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, useRef } from 'react';
import { projectsPage } from '#content/pages/projects.ts';
import type { GalleryPhoto } from '#content/records/fields.ts';
import type { Project } from '#content/records/projects/schema.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { GallerySlides } from './gallery-slides.tsx';
import css from './gallery-viewer.module.css';
import { pictureId } from './picture-id.ts';

const { gallery, sheet } = projectsPage;

export type GalleryViewerProps = {
  photos: readonly GalleryPhoto[];
  project: Pick<Project, 'sheet' | 'title' | 'location'>;
  /** The picture that is shown, from 1. */
  number: number;
  /** Asks for another picture, or with null for the viewer to close. */
  onNumberChange: (number: number | null) => void;
};

/** All pictures of a project, one at a time on the whole screen: swipe, keys, thumbnails; pinch is the browser's own. */
export function GalleryViewer({ photos, project, number, onNumberChange }: GalleryViewerProps) {
  const close = useRef<HTMLButtonElement>(null);
  const last = photos.length;
  const photo = photos[number - 1] as GalleryPhoto;
  const go = (next: number) => onNumberChange(Math.min(Math.max(next, 1), last));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: number - 1, ArrowRight: number + 1, Home: 1, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    document.querySelector<HTMLElement>(`a[href='#${pictureId(project.sheet, number)}']`)?.focus();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onNumberChange(null)}>
      <Dialog.Portal>
        <Dialog.Content
          className={css.viewer}
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={returnFocus}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            close.current?.focus();
          }}
        >
          <header className={css.head}>
            <span className={css.sheet}>{project.sheet}</span>
            <Dialog.Title className={css.title}>{project.title}</Dialog.Title>
            <span className={`label ${css.place}`}>{project.location}</span>
            <Dialog.Close ref={close} className={css.close} aria-label={gallery.close}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          <GallerySlides photos={photos} number={number} onNumberChange={onNumberChange} />
          <div className={css.side}>
            <div aria-live="polite">
              <p className={css.count}>
                <span className={css.figure}>{number}</span> {gallery.of} {last}
              </p>
              <p className={css.caption}>{photo.caption}</p>
            </div>
            <p className={`small ${css.illustration}`}>{sheet.illustration}</p>
          </div>
          <div className={css.arrows}>
            <button
              type="button"
              disabled={number === 1}
              aria-label={gallery.previous}
              onClick={() => go(number - 1)}
            >
              <Icon name="previous" />
            </button>
            <button
              type="button"
              disabled={number === last}
              aria-label={gallery.next}
              onClick={() => go(number + 1)}
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
                    <Picture picture={url} alt="" sizes="80px" imgClassName={css.thumbnail} />
                    <span className={css.number}>{index + 1}</span>
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
