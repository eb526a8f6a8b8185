import * as projectsPage from 'words:projects';
import { ton, week } from 'words:units';
import { clsx } from 'clsx';
import type { Project } from '#content/records/projects.ts';
import { formatNumber } from '#content/values/format.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { recordPath } from '#src/views/paths.ts';
import { PictureStrip } from './picture-strip.tsx';
import css from './project-sheet.module.css';

const words = projectsPage.sheet;

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
    <Stack
      as="article"
      className={css.sheet}
      data-cut=""
      id={sheet}
      aria-labelledby={headingId}
      data-audience={project.audience}
      data-plane="paper"
    >
      <div className={clsx(css.drawing, isFirst && css.first)} data-cut="">
        <Picture
          of={picture}
          sizes={`(width < 640px) 91vw, (width < 1050px) ${isFirst ? '95vw, 60vw' : '48vw, 50vw'}`}
          className={css.figure}
          imgClassName={css.image}
        />
        <div className={css.body}>
          <h2 className={isFirst ? undefined : css.title} id={headingId}>
            <a href={recordPath('project', project.id)} className={css.name}>
              {title}
            </a>
            &nbsp;
            {project.sample && <RevisionTriangle mark="1" />}
          </h2>
          <p className={isFirst ? 'lead' : 'note'}>{description}</p>
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <ProjectBlock project={project} isFirst={isFirst} />
      </div>
      {galleryPhotos && <PictureStrip photos={galleryPhotos} project={project} />}
    </Stack>
  );
}

/** The title block of a project: its tons are the giant figure of the sheet, beside its weeks and its number, with three facts or four. */
function ProjectBlock({ project, isFirst }: ProjectSheetProps) {
  const { tonnage, tonnageOf, duration, sheet, location, type, plant, funding } = project;
  const heat = tonnageOf === 'cooling' ? words.tonnage : words.tonnageOfHeat;
  const size = isFirst ? css.weeks : 'figure-md';
  const giant = isFirst ? css.giant : 'figure-lg';
  const quantities = [
    { term: heat, value: formatNumber(tonnage), unit: ton({ count: tonnage }), size: giant },
    { term: words.duration, value: duration, unit: week({ count: duration }), size },
    { term: words.sheet, value: sheet, size },
  ];
  const facts = { location, type, plant, ...(funding && { funding }) };
  return (
    <div className={css.frame}>
      <dl className={css.block} data-cut="">
        {quantities.map(({ term, value, unit, size }) => (
          <div key={term} className={css.quantity}>
            <dt className="label">{term}</dt>
            <dd>
              <GiantFigure className={size} unit={unit}>
                {value}
              </GiantFigure>
            </dd>
          </div>
        ))}
        {Object.entries(facts).map(([term, value]) => (
          <div key={term} className={css.fact}>
            <dt className="label">{words[term as keyof typeof facts]}</dt>
            <dd className="note">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
