import { projects } from 'records:projects';
import * as governmentPage from 'words:government';
import { recordById } from '#content/facts/record-by-id.ts';
import { formatMoney, formatRange } from '#content/values/format.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { RouteLink } from '#src/components/route-link.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { pastPerformance } from '#src/views/statement.ts';
import css from './performance-section.module.css';
import { SectionTitle } from './section-title.tsx';

const { performance, sections } = governmentPage;
const { terms } = performance;
const { id } = sections.performance;

/** Public projects as pictures with their value bands, each leading to its sheet. */
export function PerformanceSection() {
  return (
    <Zone letter="D" id={id} aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <SectionTitle name="performance">{performance.note}</SectionTitle>
      </div>
      <ul className={css.projects}>
        {pastPerformance.map((project) => (
          <Project key={project.id} {...project} />
        ))}
      </ul>
      <div className={css.notes}>
        <p>{performance.references}</p>
        <AbbreviationKey of={['VRF']} />
        {pastPerformance.some(({ sample }) => sample) && <SampleNote>{performance.sample}</SampleNote>}
      </div>
    </Zone>
  );
}

function Project(project: (typeof pastPerformance)[number]) {
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
        sizes={`(width < 640px) 60vw, ${pastPerformance.length > 1 ? '32vw' : '94vw'}`}
        imgClassName={css.picture}
      />
      <div className={css.words}>
        <p>
          <span className="sr-only">{terms.value} </span>
          <GiantFigure className={css.value}>{formatRange(project.valueBand, formatMoney)}</GiantFigure>
        </p>
        <h3>
          <RouteLink to="projects" page={project.page} hash={project.sheet} className={css.link}>
            {project.title}
          </RouteLink>
        </h3>
        <Facts layout="stack" lettering="label" className={css.facts} items={factsOf(project)} />
      </div>
    </li>
  );
}

function factsOf({ location, plant, customerType, role, year, funding }: (typeof pastPerformance)[number]) {
  return [
    { term: terms.place, value: location },
    { term: terms.plant, value: plant },
    { term: terms.customer, value: customerType },
    { term: terms.role, value: role },
    // in the row of the year, so that all lists end alike
    { term: terms.year, value: funding ? `${year}. ${terms.funding}: ${funding}` : year },
  ];
}
