import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { GalleryPhoto } from '#content/records/fields.ts';
import type { Project } from '#content/records/projects/schema.ts';
import type { GalleryViewerProps } from './gallery-viewer.tsx';
import { pictureId, pictureNumber } from './picture-id.ts';

type GalleryHostProps = {
  photos: readonly GalleryPhoto[];
  project: Pick<Project, 'sheet' | 'title' | 'location'>;
};

/** Opens the viewer while the address names a picture: every picture has a link of its own, and Back closes it. */
export function GalleryHost({ photos, project }: GalleryHostProps) {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [Viewer, setViewer] = useState<ComponentType<GalleryViewerProps> | null>(null);
  const number = pictureNumber(project.sheet, hash, photos.length);

  useEffect(() => {
    // in state instead of React.lazy: a Suspense fallback would hold the viewer back for 300 ms
    if (number !== null)
      import('./gallery-viewer.tsx').then((module) => setViewer(() => module.GalleryViewer));
  }, [number]);

  if (number === null || !Viewer) return null;
  const show = (next: number | null) =>
    navigate({ pathname, hash: next === null ? '' : pictureId(project.sheet, next) }, { replace: true });
  return <Viewer photos={photos} project={project} number={number} onNumberChange={show} />;
}
