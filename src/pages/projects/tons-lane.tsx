import { projectsPage } from '#content/pages/projects.ts';
import type { Project } from '#content/records/projects/schema.ts';
import { formatNumber } from '#content/values/format.ts';
import { percent } from '#src/lib/scale.ts';
import { isCooling, type TonsAxis } from './tons-axis.ts';
import css from './tons-lane.module.css';

/** The tons as a bar with its value; tons that are not on the scale are said in words, and the scale is left out. */
export function TonsLane({ project, scale, ticks }: TonsAxis & { project: Project }) {
  const tons = formatNumber(project.tonnage);
  if (!isCooling(project)) {
    return (
      <span className={css.rejected}>
        <span className={css.figure}>{tons}</span> <span>{projectsPage.list.rejected}</span>
      </span>
    );
  }
  const end = percent(scale(project.tonnage));
  return (
    <>
      <svg className={css.lane} aria-hidden="true">
        {ticks.map((value) => (
          <line key={value} x1={percent(scale(value))} x2={percent(scale(value))} y2="100%" />
        ))}
        <rect y="50%" width={end} height="18" transform="translate(0 -9)" data-extends="" />
        <text x={end} dx="8" y="50%" dy="0.36em">
          {tons}
        </text>
      </svg>
      <span className="sr-only">{tons}</span>
    </>
  );
}
