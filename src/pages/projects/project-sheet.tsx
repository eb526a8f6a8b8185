import { gallery, sheet as words } from 'words:projects';
import { ton, week } from 'words:units';
import { clsx } from 'clsx';
import type { Project } from '#content/records/projects.ts';
import { formatNumber } from '#content/values/format.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { FactCell } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, List, Row, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { recordPath } from '#src/views/paths.ts';
import galleryCss from './gallery.module.css';
import { type Gallery, GalleryViewer, pictureId, viewerId } from './gallery-viewer.tsx';
import css from './project-sheets.module.css';

/** One project: its drawing, what was done, the title block with its tons, and the pictures where there are some. */
export function ProjectSheet({ project, index, count }: { project: Project; index: number; count: number }) {
  const place = placeOf(index, count);
  const isFirst = place === 'first';
  const { title, sheet, picture, tonnage, duration, location, type, plant, funding, galleryPhotos } = project;
  const headingId = `${sheet}-title`;
  const sizes = `(width < 640px) 91vw, (width < 1050px) ${widths[place]}`;
  const heat = project.tonnageOf === 'cooling' ? words.tonnage : words.tonnageOfHeat;
  const className = isFirst ? css.weeks : 'figure-md';
  const giant = isFirst ? css.giant : 'figure-lg';
  const quantities = [
    { term: heat, children: formatNumber(tonnage), unit: ton({ count: tonnage }), className: giant },
    { term: words.duration, children: duration, unit: week({ count: duration }), className },
    { term: words.sheet, children: sheet, className },
  ];
  const facts = { location, type, plant, ...(funding && { funding }) };
  return (
    <Stack
      as="article"
      className={clsx(css.sheet, place !== 'whole' && css[place satisfies 'first' | 'half' | 'strip'])}
      data-cut=""
      id={sheet}
      aria-labelledby={headingId}
      data-audience={project.audience}
      data-plane="paper"
    >
      <div className={css.drawing} data-cut="">
        <Picture of={picture} sizes={sizes} className={css.figure} imgClassName={css.image} />
        <div className={css.body}>
          <h2 className={isFirst ? undefined : css.title} id={headingId}>
            <a href={recordPath('project', project.id)} className={css.name}>
              {title}
            </a>
            &nbsp;
            {project.sample && <RevisionTriangle mark="1" />}
          </h2>
          <p className={isFirst ? 'lead' : 'note'}>{project.description}</p>
          <List className={css.features} of={project.features} />
        </div>
        <div className={css.frame}>
          <dl className={css.block} data-cut="">
            {quantities.map(({ term, ...figure }) => (
              <FactCell key={term} term={term} value={<GiantFigure {...figure} />} className={css.quantity} />
            ))}
            {Object.entries(facts).map(([term, value]) => (
              <div key={term} className={css.fact}>
                <dt className="label">{words[term as keyof typeof facts]}</dt>
                <dd className="note">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {galleryPhotos && <PictureStrip photos={galleryPhotos} project={project} />}
    </Stack>
  );
}

/** How a sheet lies on the table of a desk: across it with the largest figures, whole, as half of a double sheet, or as a strip. */
type SheetPlace = 'first' | 'whole' | 'half' | 'strip';

/** Of the window, its picture's on a tablet and on a desk. */
const widths = { first: '95vw, 60vw', whole: '48vw, 50vw', half: '48vw, 50vw', strip: '48vw, 30vw' };

/** The first across the table, then in turn one sheet, a double sheet of two, and a strip. */
function placeOf(index: number, count: number): SheetPlace {
  const turn = index % 4;
  if (index === 0) return 'first';
  if (turn === 0) return 'strip';
  return turn === 1 || (turn === 2 && index === count - 1) ? 'whole' : 'half';
}

/** So many that the last cell of the row, which leads to the rest, is the sixth. */
const most = 5;

/** Pictures from the first to the last of the work, which open the viewer; without JavaScript the list below opens instead. */
function PictureStrip({ photos, project }: Gallery) {
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
    <Stack gap="even" className={galleryCss.strip}>
      <p className="label">
        {gallery.title}, 1–{photos.length}
      </p>
      <Cells as="ol" of={[2, 3, 6]} className={galleryCss.thumbnails}>
        {shown.map((photo) => (
          <li key={photo.alt}>
            <a {...linkTo(photo.number)} className={galleryCss.thumbnail}>
              <Picture of={photo} sizes="(width < 640px) 42vw, (width < 1050px) 29vw, 15vw" />
              <span className={galleryCss.number}>{photo.number}</span>
            </a>
          </li>
        ))}
        <li>
          <a {...linkTo(1)} className={clsx('name', galleryCss.thumbnail, galleryCss.open)}>
            {gallery.open}
            <Row>
              {rest > 0 && gallery.more({ count: rest })}
              <Arrow />
            </Row>
          </a>
        </li>
      </Cells>
      <details>
        <summary className={clsx('note', galleryCss.summary)}>{gallery.list}</summary>
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
        {project.sample && <p className="small">{words.illustration}</p>}
      </details>
      <GalleryViewer photos={photos} project={project} />
    </Stack>
  );
}
