import { recordById } from '#content/facts/record-by-id.ts';
import type { ProgramTerms } from '#content/facts/training.schema.ts';
import { programTerms } from '#content/facts/training.ts';
import { trainingPage } from '#content/pages/training.ts';
import { programs } from '#content/records/programs/programs.ts';
import type { Program } from '#content/records/programs/schema.ts';
import { routes } from '#content/routes.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ProgramBar } from './program-bar.tsx';
import css from './programs-section.module.css';
import { Starts } from './starts.tsx';
import { WeekAxis } from './week-axis.tsx';

const words = trainingPage.programs;

/** The programs by length on one scale of weeks, each with what it teaches, when, for how much and what for. */
export function ProgramsSection() {
  const shortestFirst = programs.toSorted((a, b) => a.duration - b.duration);
  const weeks = Math.max(...programs.map(({ duration }) => duration));
  return (
    <Zone letter="B" padded id="programs" aria-labelledby="programs-title">
      <DrawingTitle number={1} sheet={routes.training.sheet} id="programs-title" note={words.note}>
        {words.title}
      </DrawingTitle>
      <div className={css.axis} aria-hidden="true">
        <span className={css.heads}>
          <span>{words.program}</span>
          <span>{words.week}</span>
        </span>
        <WeekAxis weeks={weeks} />
        <span>{words.topics}</span>
      </div>
      <ol className={css.programs}>
        {shortestFirst.map((program) => (
          <ProgramRow key={program.id} {...program} weeks={weeks} />
        ))}
      </ol>
      <div className={css.foot}>
        {shortestFirst.some(({ sample }) => sample) && <SampleNote>{words.sample}</SampleNote>}
        <AbbreviationKey of={['EPA', 'HVAC', 'OSHA', 'VRF']} />
      </div>
    </Zone>
  );
}

function ProgramRow({ id, title, description, duration, topics, weeks }: Program & { weeks: number }) {
  return (
    <li id={id} className={css.program}>
      <div className={css.text}>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <div className={css.weeks}>
        <p className="sr-only">{words.weeks(duration)}</p>
        <ProgramBar duration={duration} weeks={weeks} />
      </div>
      <ul className={css.topics} aria-label={words.topics}>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <Terms {...recordById('programs', programTerms, id)} />
    </li>
  );
}

function Terms({ days, starts, fee, leadsTo }: ProgramTerms) {
  return (
    <dl className={css.terms}>
      <div>
        <dt>{words.terms.days}</dt>
        <dd>{days}</dd>
      </div>
      <div>
        <dt>{words.terms.starts}</dt>
        <dd>
          <Starts starts={starts} />
        </dd>
      </div>
      <div>
        <dt>{words.terms.fee}</dt>
        <dd className={css.fee}>{fee}</dd>
      </div>
      <div>
        <dt>{words.terms.leadsTo}</dt>
        <dd>{leadsTo}</dd>
      </div>
    </dl>
  );
}
