import { Link } from 'react-router';
import type { Project } from '#content/records/projects.ts';
import { Picture } from '#src/ui/picture.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { recordPath } from '#src/views/paths.ts';
import { PictureStrip } from './picture-strip.tsx';
import { ProjectBlock } from './project-block.tsx';
import css from './project-sheet.module.css';

type ProjectSheetProps = {
  project: Project;
  /** The first sheet of the set lies across the table. */
  isFirst: boolean;
};

/** One project: its drawing, what was done, the title block with its tons, and the pictures where there are some. */
export function ProjectSheet({ project, isFirst }: ProjectSheetProps) {
  const { title, sheet, description, features, picture, galleryPhotos } = project;
  const headingId = `${sheet}-title`;
  return (
    <article
      className={css.sheet}
      id={sheet}
      aria-labelledby={headingId}
      data-audience={project.audience}
      data-plane="paper"
    >
      <div className={css.drawing}>
        <div className={css.figure}>
          <Picture
            picture={picture.url}
            alt={picture.alt}
            sizes={`(width < 640px) 91vw, (width < 1024px) ${isFirst ? '95vw, 60vw' : '48vw, 52vw'}`}
            className={css.frame}
            imgClassName={css.image}
          />
        </div>
        <div className={css.body}>
          <h2 className={css.title} id={headingId}>
            <Link to={recordPath('project', project.id)}>
              <span className={css.name}>{title}</span>
              {project.sample && (
                <>
                  &nbsp;
                  <RevisionTriangle mark="1" />
                </>
              )}
            </Link>
          </h2>
          <p>{description}</p>
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <ProjectBlock project={project} className={css.block} />
      </div>
      {galleryPhotos && <PictureStrip photos={galleryPhotos} project={project} />}
    </article>
  );
}
