import { projects } from 'records:projects';
import { readiness } from 'records:readiness';
import publicBuilding from 'records:sections/public-building';
import { specimen } from 'words:credentials';
import * as words from 'words:government';
import { claims } from 'words:statement';
import { clsx } from 'clsx';
import { formatMoney, formatRange, uncapitalize } from '#content/values/format.ts';
import { CountyList, CountyMap } from '#src/components/county-map/county-map.tsx';
import { PublicBuildingSection } from '#src/components/drawings/drawings.tsx';
import { sectionFlags } from '#src/components/drawings/section-flags.ts';
import { RouteLink } from '#src/components/links.tsx';
import { AnnotatedDrawing, Keynotes } from '#src/ui/annotated-drawing.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, NamedCells, Split, Stack } from '#src/ui/layout.tsx';
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
          <li key={project.id} className={css.project}>
            <Picture
              of={projects.find(({ id }) => id === project.id)?.picture}
              sizes="(width < 640px) 66vw, 32vw"
              className={css.picture}
              imgClassName={css.built}
            />
            <Stack gap="tight" className={css.words}>
              <p>
                <span className="sr-only">{words.performance.value} </span>
                <GiantFigure className={css.value}>{formatRange(project.valueBand, formatMoney)}</GiantFigure>
                {project.sample && <RevisionTriangle label={specimen} />}
              </p>
              <h3 className="name">
                <RouteLink to="projects" page={project.page} hash={project.sheet} className={css.link}>
                  {project.title}
                </RouteLink>
              </h3>
              <p className="note">
                {words.performance.project({
                  ...project,
                  customer: project.customerType,
                  role: uncapitalize(project.role),
                  year: String(project.year),
                  funding: project.funding ?? 'none',
                })}
              </p>
            </Stack>
          </li>
        ))}
      </Cells>
    </SheetSection>
  );
}

/** Where each core service is at work in a building, and what an hour of them costs: the section reversed on ink. */
export function ServicesSection() {
  const { label, figure, unit, includes, text, notes } = words.services.rate;
  return (
    <SheetSection letter="E" plane="ink" name="services">
      <Split gap="even">
        <Stack>
          <p className="label">{label}</p>
          <p>
            <GiantFigure className="figure-xl">{figure}</GiantFigure>{' '}
            <span className={clsx('name', css.unit)}>{unit}</span>
          </p>
        </Stack>
        <p className="note">
          {includes}: {text} {notes.join(' ')}
        </p>
      </Split>
      <AnnotatedDrawing
        className={css.building}
        picture={<PublicBuildingSection plane="ink" alt={publicBuilding.alt} loading="lazy" />}
        views={[{ className: css.flags, flags: sectionFlags }]}
      />
      <Keynotes
        className={clsx(css.key, css.flush)}
        items={claims.competencies.map((item, index) => ({ ...item, flag: index + 1 }))}
      />
    </SheetSection>
  );
}

/** Where the hours hold and where travel is agreed, beside the map of all counties, whose names open under it. */
export function AreasSection() {
  const { areas } = words;
  return (
    <SheetSection letter="F" name="areas">
      <Split gap="even">
        <Stack as="dl" gap="even">
          {[...areas.hours, ...areas.terms].map(({ title, text }, index) => (
            <div key={title}>
              <dt className={index === 0 ? 'name-lg' : 'name'}>{title}</dt>
              <dd className="note">{text}</dd>
            </div>
          ))}
        </Stack>
        <CountyMap label={areas.map} className={css.map} />
      </Split>
      <details className={css.flush}>
        <summary className={clsx('name', css.all)}>{areas.all}</summary>
        <CountyList />
      </details>
    </SheetSection>
  );
}

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
        <p className={clsx('name', css.ready)}>{words.readiness.ready}</p>
        <p className={clsx('name', css.season)}>{words.readiness.season}</p>
        <div className={css.months} aria-hidden="true">
          {words.readiness.months.map((month) => (
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
        <NamedCells of={[2, 2]} ruled items={stages} className={css.stages} data-plane="white" />
      </div>
    </SheetSection>
  );
}
