import { projects } from 'records:projects';
import { readiness } from 'records:readiness';
import { specimen } from 'words:credentials';
import { performance, readiness as words } from 'words:government';
import { clsx } from 'clsx';
import { recordById } from '#content/facts/record-by-id.ts';
import { formatMoney, formatRange, uncapitalize } from '#content/values/format.ts';
import { RouteLink } from '#src/components/links.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { pastPerformance } from '#src/views/statement.ts';
import { SheetSection } from './data-zone.tsx';
import css from './government-page.module.css';

/** Public projects as pictures with their value bands, each leading to its sheet. */
export function PerformanceSection() {
  return (
    <SheetSection letter="D" name="performance">
      <Cells as="ul" of={[1, 3]} ruled bleed className={css.flush}>
        {pastPerformance.map((project) => (
          <Project key={project.id} {...project} />
        ))}
      </Cells>
    </SheetSection>
  );
}

function Project(project: (typeof pastPerformance)[number]) {
  const { location, plant, customerType, role, year, funding } = project;
  const { picture } = recordById(
    'projects',
    projects,
    project.id,
    'src/pages/government/performance-and-readiness.tsx',
  );
  return (
    <li className={css.project}>
      <Picture of={picture} sizes={sizes} className={css.picture} imgClassName={css.built} />
      <Stack gap="tight" className={css.words}>
        <p>
          <span className="sr-only">{performance.value} </span>
          <GiantFigure className={css.value}>{formatRange(project.valueBand, formatMoney)}</GiantFigure>
          {project.sample && <RevisionTriangle label={specimen} />}
        </p>
        <h3 className="name">
          <RouteLink to="projects" page={project.page} hash={project.sheet} className={css.link}>
            {project.title}
          </RouteLink>
        </h3>
        <p className="note">
          {performance.project({
            location,
            plant,
            customer: customerType,
            role: uncapitalize(role),
            year: String(year),
            funding: funding ?? 'none',
          })}
        </p>
      </Stack>
    </li>
  );
}

const sizes = '(width < 640px) 66vw, 32vw';

const [before, ...stages] = readiness;

/** A year as one bar, the hurricane season exactly six of its months; one storm in it is pulled down and enlarged. */
export function ReadinessSection() {
  return (
    <SheetSection letter="G" name="readiness">
      <div className={css.year}>
        {before && (
          <div className={css.before}>
            <h3 className="name">{before.title}</h3>
            <p className="note">{before.text}</p>
          </div>
        )}
        <p className={clsx('name', css.ready)}>{words.ready}</p>
        <p className={clsx('name', css.season)}>{words.season}</p>
        <div className={css.months} aria-hidden="true">
          {words.months.map((month) => (
            <span key={month}>
              {month.slice(0, 1)}
              <span className={css.rest}>{month.slice(1)}</span>
            </span>
          ))}
          <i className={css.storm} />
        </div>
        {/* the storm lies late in September: 865 to 890 of twelve hundred */}
        <svg className={css.leaders} viewBox="0 0 1200 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={css.narrow} d="M865 0 0 100M890 0 1200 100" />
          <path className={css.wide} d="M865 0 500 100M890 0 1200 100" />
        </svg>
        <Cells of={[2, 2]} ruled className={css.stages} data-plane="white">
          {stages.map(({ id, title, text }) => (
            <div key={id}>
              <h3 className="name">{title}</h3>
              <p className="note">{text}</p>
            </div>
          ))}
        </Cells>
      </div>
    </SheetSection>
  );
}
