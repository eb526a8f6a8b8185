import { programs } from 'records:programs';
import { weekKey } from 'words:parts';
import * as trainingPage from 'words:training';
import { week } from 'words:units';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Program } from '#content/records/training.ts';
import { formatNumber } from '#content/values/format.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { WeekBlocks } from '#src/components/week-blocks.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { recordPath } from '#src/views/paths.ts';
import { programTerms } from '#src/views/training.ts';
import { ProgramTerms } from './program-terms.tsx';
import css from './programs-section.module.css';

const words = trainingPage.programs;

/** The programs by length on one scale of weeks, each with what it teaches, when, for how much and what for. */
export function ProgramsSection() {
  const shortestFirst = programs.toSorted((a, b) => a.duration - b.duration);
  const weeks = Math.max(...programs.map(({ duration }) => duration));
  return (
    <Zone letter="B" id="programs" aria-labelledby="programs-title">
      <ZoneTitle className={css.head} id="programs-title" note={<Note />}>
        {words.title}
      </ZoneTitle>
      <ol>
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

function Note() {
  return (
    <>
      {words.note} <br />
      <WeekKey of={programTerms.map(({ hasCard }) => hasCard)} />
    </>
  );
}

function ProgramRow({ weeks, ...program }: Program & { weeks: number }) {
  const { id, title, description, duration, stillLife, topics } = program;
  const [figure, unit] = [formatNumber(duration), week({ count: duration })];
  const terms = recordById('programs', programTerms, id, 'src/pages/training/programs-section.tsx');
  return (
    <li id={id} className={css.program}>
      <div className={css.text}>
        <h3>
          <Link to={recordPath('program', id)}>{title}</Link>
        </h3>
        <p>{description}</p>
      </div>
      {stillLife && (
        <Picture
          picture={stillLife.url}
          alt={stillLife.alt}
          sizes="(width < 640px) 36vw, (width < 1024px) 30vw, (width < 1480px) 25vw, 360px"
          className={css.still}
          imgClassName={css.image}
        />
      )}
      <div className={css.figures}>
        <p>
          <GiantFigure className={css.figure}>{figure}</GiantFigure> {unit}
        </p>
        <p>
          <GiantFigure className={css.figure}>{terms.fee}</GiantFigure> {words.fee}
        </p>
      </div>
      <div className={css.blocks}>
        <WeekBlocks to={duration} last={weeks} card={terms.hasCard} />
      </div>
      <ProgramTerms topics={topics} {...terms} />
    </li>
  );
}

/** What the color of the week blocks means: of programs that prepare for a card that others examine, of others, or of both. */
function WeekKey({ of }: { of: readonly boolean[] }) {
  return [true, false]
    .filter((card) => of.includes(card))
    .map((card) => (
      <span key={String(card)} className={css.meaning}>
        <span className={clsx(css.swatch, card && css.card)} aria-hidden="true" />{' '}
        {card ? weekKey.card : weekKey.certificate}
      </span>
    ));
}
