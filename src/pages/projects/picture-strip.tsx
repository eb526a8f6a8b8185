import { projectsPage } from '#content/pages/projects.ts';
import type { GalleryPhoto } from '#content/records/picture-fields.ts';
import type { Project } from '#content/records/projects/schema.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { GalleryHost } from './gallery-host.tsx';
import { pictureId, viewerId } from './picture-id.ts';
import css from './picture-strip.module.css';

const { gallery, sheet } = projectsPage;

type PictureStripProps = {
  photos: readonly GalleryPhoto[];
  project: Pick<Project, 'sheet' | 'title' | 'location' | 'sample'>;
};

/** So many that the last cell of the row, which leads to the rest, is the sixth. */
const most = 5;

/** Pictures from the first to the last of the work, which open the viewer; without JavaScript the list below opens instead. */
export function PictureStrip({ photos, project }: PictureStripProps) {
  const step = Math.ceil(photos.length / most);
  const shown = photos
    .map((photo, index) => ({ ...photo, number: index + 1 }))
    .filter((_, index) => index % step === 0);
  const rest = photos.length - shown.length;
  return (
    <div className={css.strip}>
      <p className={`label ${css.head}`}>
        {gallery.title}, 1–{photos.length}
      </p>
      <ol className={css.thumbnails}>
        {shown.map(({ url, alt, number }) => (
          <li key={alt}>
            <a
              href={`#${pictureId(project.sheet, number)}`}
              data-dialog={viewerId(project.sheet)}
              className={css.thumbnail}
            >
              <Picture
                picture={url}
                alt={alt}
                sizes="(width < 640px) 42vw, (width < 1050px) 29vw, 15vw"
                imgClassName={css.image}
              />
              <span className={css.number}>{number}</span>
            </a>
          </li>
        ))}
        <li>
          <a
            href={`#${pictureId(project.sheet, 1)}`}
            data-dialog={viewerId(project.sheet)}
            className={css.open}
          >
            {gallery.open}
            <span className={css.more}>
              {rest > 0 && gallery.more(rest)}
              <Arrow />
            </span>
          </a>
        </li>
      </ol>
      <details className={css.list}>
        <summary className={css.summary}>{gallery.list}</summary>
        <ol className={css.figures}>
          {photos.map(({ url, alt, caption }, index) => (
            <li key={alt} id={pictureId(project.sheet, index + 1)}>
              <figure>
                <Picture picture={url} alt={alt} sizes="(width < 640px) 83vw, 44vw" />
                <figcaption className="small">
                  {index + 1}. {caption}
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
        {project.sample && <p className={`small ${css.note}`}>{sheet.illustration}</p>}
      </details>
      <GalleryHost photos={photos} project={project} />
    </div>
  );
}
