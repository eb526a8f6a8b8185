import { programs } from 'records:programs';
import { weekKey } from 'words:parts';
import * as trainingPage from 'words:training';
import { week } from 'words:units';
import { clsx } from 'clsx';
import { type ComponentProps, Fragment } from 'react';
import { recordById } from '#content/facts/record-by-id.ts';
import type { Program } from '#content/records/training.ts';
import { formatNumber } from '#content/values/format.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { Starts } from '#src/components/starts.tsx';
import { WeekBlocks } from '#src/components/week-blocks.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { Zone, ZoneTitle } from '#src/ui/zone.tsx';
import { recordPath } from '#src/views/paths.ts';
import { programTerms } from '#src/views/training.ts';
import css from './training-page.module.css';

const words = trainingPage.programs;

/** The programs by length on one scale of weeks, each with what it teaches, when, for how much and what for. */
export function ProgramsSection() {
  const shortestFirst = programs.toSorted((a, b) => a.duration - b.duration);
  const weeks = Math.max(...programs.map(({ duration }) => duration));
  return (
    <Zone letter="B" id="programs" aria-labelledby="programs-title">
      <div className={css.head}>
        <ZoneTitle id="programs-title" note={<Note />}>
          {words.title}
        </ZoneTitle>
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

function ProgramRow({ weeks, ...program }: Program & { weeks: number }) {
  const { id, title, description, duration, stillLife, topics } = program;
  const [figure, unit] = [formatNumber(duration), week({ count: duration })];
  const terms = recordById('programs', programTerms, id, 'src/pages/training/programs-section.tsx');
  return (
    <li id={id} className={css.program}>
      <Stack gap="even" className={css.course}>
        <Row>
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
        </Row>
        <WeekBlocks to={duration} last={weeks} card={terms.hasCard} />
      </Stack>
      {stillLife && (
        <Picture
          picture={stillLife.url}
          alt={stillLife.alt}
          sizes="(width < 1280px) 30vw, 384px"
          className={css.still}
          imgClassName={css.image}
        />
      )}
      <ProgramTerms topics={topics} {...terms} />
    </li>
  );
}

type TermsProps = (typeof programTerms)[number] & { topics: readonly string[] };

/** What a program teaches, when it begins, on which days, and what it leads to. */
function ProgramTerms({ topics, days, starts, leadsTo }: TermsProps) {
  return (
    <Cells as="dl" of={[2, 2, 4]} className={clsx('note', css.terms)}>
      <Term term={words.terms.topics}>
        <ul>
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
      </Term>
      <Term term={words.terms.starts}>
        <Starts starts={starts} />
      </Term>
      <Term term={words.terms.days} className={css.later}>
        {days}
      </Term>
      <Term term={words.terms.leadsTo} className={css.later}>
        {leadsTo}
      </Term>
    </Cells>
  );
}

function Term({ term, children, ...rest }: ComponentProps<'div'> & { term: string }) {
  return (
    <div {...rest}>
      <dt className="label">{term}</dt>
      <dd>{children}</dd>
    </div>
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
