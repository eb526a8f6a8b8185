import trainingLab from 'records:drawings/training-lab';
import { trainingTerms } from 'records:training-terms';
import { weekKey } from 'words:parts';
import { actions, answers, cost, lab, noStart, programs as programWords, title, when } from 'words:training';
import { week } from 'words:units';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { partOf } from '#content/values/picture.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { UntilDate } from '#src/components/clock-elements.tsx';
import { Starts, WeekBlocks } from '#src/components/starts-and-weeks.tsx';
import { AnnotatedDrawing, plateOf } from '#src/ui/annotated-drawing.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, List, NamedCells, Row, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { recordPath } from '#src/views/paths.ts';
import { nextStarts, paidWay, pricedPrograms } from '#src/views/training.ts';
import css from './training-page.module.css';

/** The lab across the sheet, its parts named; under it what it costs, when it begins, for whom, where. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="training">
      <h1 id="training" className={css.title}>
        {title}
      </h1>
      <figure>
        <AnnotatedDrawing
          className={css.drawing}
          picture={<Picture of={trainingLab} sizes={labSizes} priority />}
          views={[
            { className: css.narrow, plates: [board(58, 71.5), condenser(62, 27.6)] },
            { className: css.wide, plates: [board(42.7, 69.5), condenser(70, 32)] },
            { className: css.widest, plates: [brazing(88.5, 42)] },
          ]}
        />
        <figcaption className={clsx('small', css.caption)}>{lab.caption}</figcaption>
      </figure>
      <Split into="auto" at="large" className={css.lead}>
        {paidWay && (
          <p className="lead">
            <UntilDate last={paidWay.openUntil}>
              {paidWay.text} <a href={recordPath('position', paidWay.id)}>{cost.paidLink}</a>
            </UntilDate>
          </p>
        )}
        <Row>
          <ButtonLink href="#apply" variant="solid">
            {actions.apply}
          </ButtonLink>
          {pricedPrograms.length > 0 && <ButtonLink href="#programs">{actions.programs}</ButtonLink>}
        </Row>
      </Split>
      {pricedPrograms.length > 0 && (
        <Cells as="dl" of={[1, 2]} ruled data-plane="water" className={css.facts}>
          <div>
            <dt className="name">{cost.title}</dt>
            <dd className={css.fees}>
              <GiantFigure>{cost.figure}</GiantFigure>
            </dd>
            <dd className="note">{cost.text}</dd>
            {trainingTerms.rules.length > 0 && (
              <dd className="note">
                <details className={css.rules}>
                  <summary>{cost.rules}</summary>
                  <NamedCells as="dl" of={[1, 1]} items={trainingTerms.rules} />
                </details>
              </dd>
            )}
          </div>
          <div>
            <dt className="name">{when.title}</dt>
            <dd className="note">
              {when.text}
              <Starts starts={nextStarts} className={css.soonest} />
            </dd>
          </div>
        </Cells>
      )}
      <NamedCells as="dl" of={[2, 2, 4]} ruled items={answers} className={css.facts} />
    </Zone>
  );
}

const labSizes = '(width < 640px) 181vw, (width < 1024px) 100vw, 94vw';

// their plates stand on the wall, or in the shadow under the bench
const board = plateOf(lab.parts.board, partOf(trainingLab, 'trainer-board'));
const condenser = plateOf(lab.parts.condenser, partOf(trainingLab, 'condensing-unit'));
const brazing = plateOf(lab.parts.brazing, partOf(trainingLab, 'cylinders'));

/** The programs by length on one scale of weeks, each with what it teaches, when it begins next and for how much. */
export function ProgramsSection() {
  return (
    <Zone letter="B" id="programs" aria-labelledby="programs-title">
      <div className={css.head}>
        <ZoneTitle id="programs-title" note={<Note />} title={programWords.title} />
      </div>
      <ol>
        {pricedPrograms.map(
          ({ id, title, description, duration, fee, hasCard, begins, stillLife, topics }) => (
            <li key={id} id={id} className={css.program}>
              <div className={css.name}>
                <h3>
                  <a href={recordPath('program', id)}>{title}</a>
                </h3>
                <p className="note">{description}</p>
              </div>
              <div className={clsx('note', css.figures)}>
                <p>
                  <GiantFigure className={css.figure}>{duration}</GiantFigure> {week({ count: duration })}
                </p>
                <p>
                  <GiantFigure className={css.figure}>{fee}</GiantFigure> {programWords.fee}
                </p>
              </div>
              <Picture of={stillLife} sizes={sizes} className={css.still} imgClassName={css.image} />
              <WeekBlocks to={duration} last={longest} card={hasCard} className={css.weeks} />
              <List
                className={clsx('note', 'run-on', css.topics)}
                aria-label={programWords.topics}
                of={topics}
              />
              <p className={clsx('note', css.next)}>
                {programWords.starts}{' '}
                <span>
                  {begins.map(({ applyBy, text, note }) => (
                    <UntilDate key={text} last={applyBy}>
                      <b>{text}</b>, {note}
                    </UntilDate>
                  ))}
                  <span data-otherwise>{noStart}</span>
                </span>
              </p>
            </li>
          ),
        )}
      </ol>
      <Stack gap="tight" className={css.foot}>
        {pricedPrograms.some(({ sample }) => sample) && <SampleNote>{programWords.sample}</SampleNote>}
        <AbbreviationKey of={['EPA', 'HVAC', 'OSHA', 'VRF']} />
      </Stack>
    </Zone>
  );
}

const sizes = '(width < 640px) 27vw, (width < 1000px) 160px, 11vw';

const longest = Math.max(...pricedPrograms.map(({ duration }) => duration));

function Note() {
  const meanings = [true, false].filter((card) => pricedPrograms.some(({ hasCard }) => hasCard === card));
  return [
    programWords.note,
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
