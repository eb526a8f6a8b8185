import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GalleryPhoto } from '#content/records/picture-fields.ts';
import type { Project } from '#content/records/projects/schema.ts';
import { openModal } from '#src/lib/open-modal.ts';
import { GalleryViewer } from './gallery-viewer.tsx';
import { pictureId, pictureNumber } from './picture-id.ts';

type GalleryHostProps = {
  photos: readonly GalleryPhoto[];
  project: Pick<Project, 'sheet' | 'title' | 'location' | 'sample'>;
};

/**
 * The viewer, open while the address names a picture: every picture has a link of its own, and Back closes it. It is in
 * the HTML, and a tap opens it before hydration, which then reads from the address what is shown.
 */
export function GalleryHost({ photos, project }: GalleryHostProps) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const last = useRef(1);
  const [number, setNumber] = useState<number | null>(null);
  const named = pictureNumber(project.sheet, hash, photos.length);
  const isNamed = named !== null;

  useEffect(() => {
    setNumber(named);
    last.current = named ?? last.current;
  }, [named]);

  useEffect(() => {
    const element = dialog.current;
    if (!isNamed || !element) return;
    openModal(element);
    return () => element.close();
  }, [isNamed]);

  const show = (next: number) => {
    last.current = next;
    navigate({ pathname, hash: pictureId(project.sheet, next) }, { replace: true });
  };
  const returnFocus = () => {
    let link: HTMLElement | null = null;
    for (let shown = last.current; shown && !link; shown--)
      link = document.querySelector(`a[href='#${pictureId(project.sheet, shown)}']`);
    link?.focus();
  };
  return (
    <GalleryViewer
      ref={dialog}
      photos={photos}
      project={project}
      number={number}
      onNumberChange={show}
      // to the thumbnail of the picture that was shown last, or the nearest before it
      onClose={returnFocus}
    />
  );
}
