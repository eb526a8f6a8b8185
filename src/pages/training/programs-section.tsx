import { programs } from 'records:programs';
import { weekKey } from 'words:parts';
import { noStart, programs as words } from 'words:training';
import { week } from 'words:units';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Program } from '#content/records/training.ts';
import { formatNumber } from '#content/values/format.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { UntilDate } from '#src/components/clock-elements.tsx';
import { WeekBlocks } from '#src/components/starts-and-weeks.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { recordPath } from '#src/views/paths.ts';
import { programTerms } from '#src/views/training.ts';
import css from './training-page.module.css';

/** The programs by length on one scale of weeks, each with what it teaches, when it begins next and for how much. */
export function ProgramsSection() {
  const shortestFirst = programs.toSorted((a, b) => a.duration - b.duration);
  const weeks = Math.max(...programs.map(({ duration }) => duration));
  return (
    <Zone letter="B" id="programs" aria-labelledby="programs-title">
      <div className={css.head}>
        <ZoneTitle id="programs-title" note={<Note />} title={words.title} />
      </div>
      <ol>
        {shortestFirst.map((program) => (
          <ProgramRow key={program.id} {...program} weeks={weeks} />
        ))}
      </ol>
      <Stack gap="tight" className={css.foot}>
        {shortestFirst.some(({ sample }) => sample) && <SampleNote>{words.sample}</SampleNote>}
        <AbbreviationKey of={['EPA', 'HVAC', 'OSHA', 'VRF']} />
      </Stack>
    </Zone>
  );
}

const sizes = '(width < 640px) 27vw, (width < 1000px) 160px, 11vw';

function ProgramRow({ weeks, ...program }: Program & { weeks: number }) {
  const { id, title, description, duration, stillLife, topics } = program;
  const [figure, unit] = [formatNumber(duration), week({ count: duration })];
  const terms = recordById('programs', programTerms, id, 'src/pages/training/programs-section.tsx');
  return (
    <li id={id} className={css.program}>
      <div className={css.name}>
        <h3>
          <a href={recordPath('program', id)}>{title}</a>
        </h3>
        <p className="note">{description}</p>
      </div>
      <div className={clsx('note', css.figures)}>
        <p>
          <GiantFigure className={css.figure}>{figure}</GiantFigure> {unit}
        </p>
        <p>
          <GiantFigure className={css.figure}>{terms.fee}</GiantFigure> {words.fee}
        </p>
      </div>
      <Picture of={stillLife} sizes={sizes} className={css.still} imgClassName={css.image} />
      <WeekBlocks to={duration} last={weeks} card={terms.hasCard} className={css.weeks} />
      <ul className={clsx('note', 'run-on', css.topics)} aria-label={words.topics}>
        {topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <p className={clsx('note', css.next)}>
        {words.starts}{' '}
        <span>
          {terms.begins.map(({ applyBy, text, note }) => (
            <UntilDate key={text} last={applyBy}>
              <b>{text}</b>, {note}
            </UntilDate>
          ))}
          <span data-otherwise>{noStart}</span>
        </span>
      </p>
    </li>
  );
}

/** What a block is, and what its color means: of programs that prepare for a card that others examine, of others, or of both. */
function Note() {
  const meanings = [true, false].filter((card) => programTerms.some(({ hasCard }) => hasCard === card));
  return [
    words.note,
    ...meanings.map((card) => (
      <Fragment key={String(card)}>
        {' '}
        <span className="nb">
          <span className={clsx(css.swatch, card && css.card)} aria-hidden="true" />{' '}
          {card ? weekKey.card : weekKey.certificate}
        </span>
      </Fragment>
    )),
  ];
}
