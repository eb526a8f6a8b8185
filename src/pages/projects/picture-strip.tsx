import { gallery, sheet } from 'words:projects';
import { clsx } from 'clsx';
import { Arrow } from '#src/ui/arrow.tsx';
import { Cells, Row, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import css from './gallery.module.css';
import { type Gallery, GalleryViewer, pictureId, viewerId } from './gallery-viewer.tsx';

/** So many that the last cell of the row, which leads to the rest, is the sixth. */
const most = 5;

/** Pictures from the first to the last of the work, which open the viewer; without JavaScript the list below opens instead. */
export function PictureStrip({ photos, project }: Gallery) {
  const step = Math.ceil(photos.length / most);
  const shown = photos
    .map((photo, index) => ({ ...photo, number: index + 1 }))
    .filter((_, index) => index % step === 0);
  const rest = photos.length - shown.length;
  const linkTo = (number: number) => ({
    href: `#${pictureId(project.sheet, number)}`,
    'data-dialog': viewerId(project.sheet),
  });
  return (
    <Stack gap="even" className={css.strip}>
      <p className="label">
        {gallery.title}, 1–{photos.length}
      </p>
      <Cells as="ol" of={[2, 3, 6]} className={css.thumbnails}>
        {shown.map((photo) => (
          <li key={photo.alt}>
            <a {...linkTo(photo.number)} className={css.thumbnail}>
              <Picture of={photo} sizes="(width < 640px) 42vw, (width < 1050px) 29vw, 15vw" />
              <span className={css.number}>{photo.number}</span>
            </a>
          </li>
        ))}
        <li>
          <a {...linkTo(1)} className={clsx('name', css.thumbnail, css.open)}>
            {gallery.open}
            <Row>
              {rest > 0 && gallery.more({ count: rest })}
              <Arrow />
            </Row>
          </a>
        </li>
      </Cells>
      <details>
        <summary className={clsx('note', css.summary)}>{gallery.list}</summary>
        <Cells as="ol">
          {photos.map((photo, index) => (
            <li key={photo.alt} id={pictureId(project.sheet, index + 1)}>
              <Stack as="figure" gap="tight">
                <Picture of={photo} sizes="(width < 640px) 83vw, 44vw" />
                <figcaption className="small">
                  {index + 1}. {photo.caption}
                </figcaption>
              </Stack>
            </li>
          ))}
        </Cells>
        {project.sample && <p className="small">{sheet.illustration}</p>}
      </details>
      <GalleryViewer photos={photos} project={project} />
    </Stack>
  );
}
