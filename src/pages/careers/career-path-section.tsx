import { Fragment } from 'react';
import { careerPath } from '#content/facts/career-path.ts';
import { careersPage } from '#content/pages/careers.ts';
import { routes } from '#content/routes.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { PipeValve } from '#src/components/drawings/pipe-valve.tsx';
import { MoreRoute } from '#src/components/more-route.tsx';
import { Bubble } from '#src/ui/bubble.tsx';
import { DrawingTitle } from '#src/ui/drawing-title.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './career-path-section.module.css';
import { PipeRun } from './pipe-run.tsx';

const { path: words, pay: payWords } = careersPage;

/** The way from helper to supervisor as one pipe, as wide as the starting wage, with a valve before each step. */
export function CareerPathSection() {
  return (
    <Zone letter="B" aria-labelledby="path">
      <div className={css.head}>
        <DrawingTitle number={1} sheet={routes.careers.sheet} id="path" note={words.note}>
          {words.title}
        </DrawingTitle>
      </div>
      <ol className={css.path}>
        {careerPath.map((step, index) => {
          const { pay } = step;
          return (
            <Fragment key={step.id}>
              {step.opensWith !== null && (
                <li className={css.valve}>
                  <div className={css.drawing}>
                    <PipeRun wage={pay.min} from={56} />
                    <span className={css.mark}>
                      <PipeValve />
                    </span>
                  </div>
                  <p className={css.text}>
                    <b className={css.opens}>{words.opensWith}</b> {step.opensWith}
                  </p>
                </li>
              )}
              <li className={css.station}>
                <div className={css.drawing}>
                  <PipeRun wage={pay.min} from={30} />
                  <Bubble top={String(index + 1)} bottom={payWords.range(pay)} className={css.bubble} />
                </div>
                <div className={css.text}>
                  <h3>{step.title}</h3>
                  <p className="sr-only">
                    {payWords.range(pay)} {payWords.hours}
                  </p>
                  <p>
                    {step.text} {pay.hasBonuses && words.bonuses}
                  </p>
                </div>
              </li>
            </Fragment>
          );
        })}
      </ol>
      <div className={css.foot}>
        <MoreRoute to="training" hash="programs" className={css.more}>
          {words.link}
        </MoreRoute>
        <AbbreviationKey of={['EPA', 'HVAC', 'OSHA']} />
      </div>
    </Zone>
  );
}
