import trainingLab from 'records:drawings/training-lab';
import { programs } from 'records:programs';
import { trainingTerms } from 'records:training-terms';
import { actions, cost, lab, title, when } from 'words:training';
import { clsx } from 'clsx';
import { partOf } from '#content/values/picture.ts';
import { UntilDate } from '#src/components/clock-elements.tsx';
import { Starts } from '#src/components/starts-and-weeks.tsx';
import { AnnotatedDrawing, plateOf } from '#src/ui/annotated-drawing.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { recordPath } from '#src/views/paths.ts';
import { nextStarts, paidWay, trainingAbout } from '#src/views/training.ts';
import css from './training-page.module.css';

/** The lab across the sheet, its parts named; under it what it costs, when it begins, for whom, where. */
export function HeroSection() {
  return (
    <Zone letter="A" aria-labelledby="training">
      <h1 id="training" className={css.title}>
        {title}
      </h1>
      {/* phones see the middle of it, and fewer plates */}
      <figure>
        <AnnotatedDrawing
          className={css.drawing}
          picture={<Picture of={trainingLab} sizes={sizes} priority />}
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
          {programs.length > 0 && <ButtonLink href="#programs">{actions.programs}</ButtonLink>}
        </Row>
      </Split>
      {/* with what one agrees to on enrolling, folded */}
      {programs.length > 0 && (
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
                  <Stack as="dl" gap="even">
                    {trainingTerms.rules.map(({ id, title, text }) => (
                      <div key={id}>
                        <dt className="name">{title}</dt>
                        <dd>{text}</dd>
                      </div>
                    ))}
                  </Stack>
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
      <Cells as="dl" of={[2, 2, 4]} ruled className={css.facts}>
        {trainingAbout.map(({ id, title, text }) => (
          <div key={id}>
            <dt className="name">{title}</dt>
            <dd className="note">{text}</dd>
          </div>
        ))}
      </Cells>
    </Zone>
  );
}

const sizes = '(width < 640px) 181vw, (width < 1024px) 100vw, 94vw';

// their plates stand on the wall, or in the shadow under the bench
const board = plateOf(lab.parts.board, partOf(trainingLab, 'trainer-board'));
const condenser = plateOf(lab.parts.condenser, partOf(trainingLab, 'condensing-unit'));
const brazing = plateOf(lab.parts.brazing, partOf(trainingLab, 'cylinders'));
