import trainingLab from 'records:drawings/training-lab';
import { programs } from 'records:programs';
import { trainingTerms } from 'records:training-terms';
import * as trainingPage from 'words:training';
import { cost } from 'words:training';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import { partOf } from '#content/records/part-of.ts';
import { Starts } from '#src/components/starts.tsx';
import { UntilDate } from '#src/components/until-date.tsx';
import { AnnotatedDrawing, type Plate } from '#src/ui/annotated-drawing.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { recordPath } from '#src/views/paths.ts';
import { nextStarts, paidWay, trainingAbout } from '#src/views/training.ts';
import css from './hero-section.module.css';
import labCss from './lab.module.css';

const { actions, lead, title, when } = trainingPage;

/** The lab across the sheet, its parts named; under it what it costs, when it begins, for whom, where. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="training">
      <h1 id="training" className={css.title}>
        {title}
      </h1>
      <Lab />
      <div className={css.text}>
        <div>
          <p className="lead">{lead}</p>
          {paidWay && (
            <UntilDate last={paidWay.openUntil} className={css.paid}>
              {paidWay.text} <Link to={recordPath('position', paidWay.id)}>{cost.paidLink}</Link>
            </UntilDate>
          )}
        </div>
        <div className={css.actions}>
          <ButtonLink href="#apply" variant="solid">
            {actions.apply}
          </ButtonLink>
          {programs.length > 0 && <ButtonLink href="#programs">{actions.programs}</ButtonLink>}
        </div>
      </div>
      {programs.length > 0 && <CostAndDates />}
      <About />
    </Zone>
  );
}

/** What it costs and when it begins: what is asked first, and what goes out of date. */
function CostAndDates() {
  return (
    <dl className={clsx(css.answers, css.first)} data-plane="water">
      <div>
        <dt>{cost.title}</dt>
        <dd className={css.fees}>
          <GiantFigure>{cost.figure}</GiantFigure>
        </dd>
        <dd>{cost.text}</dd>
        {trainingTerms.rules.length > 0 && <Rules />}
      </div>
      <div>
        <dt>{when.title}</dt>
        <dd>
          {when.text}
          <Starts starts={nextStarts} className={css.soonest} />
        </dd>
      </div>
    </dl>
  );
}

/** What one agrees to on enrolling, folded. */
function Rules() {
  return (
    <dd>
      <details className={css.rules}>
        <summary>{cost.rules}</summary>
        <dl>
          {trainingTerms.rules.map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </dd>
  );
}

function About() {
  return (
    <dl className={clsx(css.answers, css.about)}>
      {trainingAbout.map(({ id, title, text }) => (
        <div key={id}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const { caption, parts } = trainingPage.lab;

/** The lab with plates on its parts; phones see the middle of it, and fewer plates. */
function Lab() {
  return (
    <figure className={labCss.figure}>
      <AnnotatedDrawing
        className={labCss.drawing}
        picture={
          <Picture
            picture={trainingLab.url}
            alt={trainingLab.alt}
            sizes="(width < 640px) 181vw, (width < 1024px) 100vw, 94vw"
            priority
          />
        }
        views={[
          { className: labCss.narrow, plates: [board(58, 71.5), condenser(62, 27.6)] },
          { className: labCss.middle, plates: [board(52, 70.5), condenser(71, 29)] },
          { className: labCss.wide, plates: [board(42.7, 73.5), condenser(70, 32), brazing(88.5, 42)] },
        ]}
      />
      <figcaption className={labCss.caption}>{caption}</figcaption>
    </figure>
  );
}

// each plate in a quiet area of its crop: the wall, or the shadow under the bench

function board(x: number, y: number): Plate {
  return { ...parts.board, part: partOf(trainingLab, 'trainer-board'), at: { x, y } };
}

function condenser(x: number, y: number): Plate {
  return { ...parts.condenser, part: partOf(trainingLab, 'condensing-unit'), at: { x, y } };
}

function brazing(x: number, y: number): Plate {
  return { ...parts.brazing, part: partOf(trainingLab, 'cylinders'), at: { x, y } };
}
