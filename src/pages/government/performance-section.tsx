import { projects } from 'records:projects';
import { specimen } from 'words:credentials';
import * as governmentPage from 'words:government';
import { recordById } from '#content/facts/record-by-id.ts';
import { formatMoney, formatRange, uncapitalize } from '#content/values/format.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { pastPerformance } from '#src/views/statement.ts';
import css from './government-page.module.css';
import { SheetSection } from './sheet-section.tsx';

const { performance } = governmentPage;

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
    'src/pages/government/performance-section.tsx',
  );
  return (
    <li className={css.project}>
      <Picture
        picture={picture.url}
        alt={picture.alt}
        sizes="(width < 640px) 66vw, 32vw"
        className={css.picture}
        imgClassName={css.built}
      />
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
