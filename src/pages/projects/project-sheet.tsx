import { Link } from 'react-router';
import { formatCount, formatNumber } from '#content/format.ts';
import { projectsPage } from '#content/pages/projects.ts';
import { recordPath } from '#content/record-path.ts';
import type { Project } from '#content/records/projects/schema.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { TitleBlock } from '#src/ui/title-block.tsx';
import { PictureStrip } from './picture-strip.tsx';
import css from './project-sheet.module.css';

const { sheet } = projectsPage;

/** One project (the first one's sheet lies across the table): its drawing, its tons, what was done, the pictures where there are some, and the title block. */
export function ProjectSheet({ project, isFirst }: { project: Project; isFirst: boolean }) {
  const { title, tonnage, tonnageOf, description, features, picture, galleryPhotos } = project;
  return (
    <article
      className={css.sheet}
      id={project.sheet}
      data-audience={project.audience}
      data-equipment={project.equipment}
      data-plane="paper"
    >
      <figure className={css.figure}>
        <Picture
          picture={picture.url}
          alt={picture.alt}
          sizes={`(width < 640px) 91vw, (width < 1024px) 95vw, ${isFirst ? '(width < 1280px) 100vw, 71vw' : '49vw'}`}
          className={css.frame}
          imgClassName={css.image}
        />
      </figure>
      <div className={css.body}>
        <p className={css.tons}>
          <GiantFigure className={css.number}>{formatNumber(tonnage)}</GiantFigure>
          <span className={css.unit}>{tonnageOf === 'cooling' ? sheet.tons : sheet.rejected}</span>
        </p>
        <h2 className={css.title}>
          <Link to={recordPath('project', project.id)}>{title}</Link>{' '}
          {project.sample && <RevisionTriangle mark="1" />}
        </h2>
        <p>{description}</p>
        <ul className={css.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      {galleryPhotos && <PictureStrip photos={galleryPhotos} project={project} />}
      <TitleBlock
        className={css.block}
        items={[
          { term: sheet.location, value: project.location, wide: true },
          { term: sheet.type, value: project.type, wide: true },
          { term: sheet.plant, value: project.plant, wide: true },
          ...(project.funding ? [{ term: sheet.funding, value: project.funding, wide: true }] : []),
          { term: sheet.tonnage, value: formatCount(tonnage, 'ton') },
          { term: sheet.duration, value: formatCount(project.duration, 'week') },
        ]}
        sheet={{ term: sheet.sheet, value: project.sheet }}
      />
    </article>
  );
}
