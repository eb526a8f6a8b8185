import * as projectsPage from 'words:projects';
import { ton, week } from 'words:units';
import { clsx } from 'clsx';
import type { Project } from '#content/records/projects.ts';
import { formatNumber } from '#content/values/format.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import css from './project-block.module.css';

const words = projectsPage.sheet;

/** The title block of a project: its tons are the giant figure of the sheet, beside its weeks and its number, with three facts or four. */
export function ProjectBlock({ project, className }: { project: Project; className?: string }) {
  const { tonnage, tonnageOf, duration, sheet } = project;
  return (
    <div className={clsx(css.frame, className)}>
      <dl className={css.block}>
        <div className={css.tons}>
          <dt className="label">{tonnageOf === 'cooling' ? words.tonnage : words.tonnageOfHeat}</dt>
          <Quantity count={tonnage} unit={ton({ count: tonnage })} />
        </div>
        <div className={css.cell}>
          <dt className="label">{words.duration}</dt>
          <Quantity count={duration} unit={week({ count: duration })} />
        </div>
        <div className={css.cell}>
          <dt className="label">{words.sheet}</dt>
          <dd>
            <GiantFigure>{sheet}</GiantFigure>
          </dd>
        </div>
        <Fact term={words.location}>{project.location}</Fact>
        <Fact term={words.type}>{project.type}</Fact>
        <Fact term={words.plant}>{project.plant}</Fact>
        {project.funding && <Fact term={words.funding}>{project.funding}</Fact>}
      </dl>
    </div>
  );
}

function Quantity({ count, unit }: { count: number; unit: string }) {
  return (
    <dd>
      <GiantFigure>{formatNumber(count)}</GiantFigure> <span className={css.unit}>{unit}</span>
    </dd>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className={css.fact}>
      <dt className="label">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
