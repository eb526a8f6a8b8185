import { Fragment } from 'react';
import { careerPath } from '#content/facts/career-path.ts';
import { careersPage } from '#content/pages/careers.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { PipeValve } from '#src/components/drawings/pipe-valve.tsx';
import { MoreRoute } from '#src/components/more-route.tsx';
import { fillOf } from '#src/lib/position-fill.ts';
import { Bubble } from '#src/ui/bubble.tsx';
import { Zone } from '#src/ui/zone.tsx';
import css from './career-path-section.module.css';
import { PipeRun } from './pipe-run.tsx';
import { SectionHead } from './section-head.tsx';

const { path: words, pay: payWords } = careersPage;

/** The way from helper to supervisor as one pipe, as thick as the starting wage, with a valve before each step. */
export function CareerPathSection() {
  return (
    <Zone letter="B" aria-labelledby="path">
      <SectionHead id="path" title={words.title}>
        <p className="small">{words.note}</p>
      </SectionHead>
      <ol className={css.path}>
        {careerPath.map((step, index) => {
          const { pay } = step;
          return (
            <Fragment key={step.id}>
              {step.opensWith !== null && (
                <li className={css.valve}>
                  <div className={css.drawing}>
                    <PipeRun pay={pay} fill={fillOf(index)} />
                    <span className={css.mark}>
                      <PipeValve />
                    </span>
                  </div>
                  <p className={css.text}>
                    <b>{words.opensWith}</b> {step.opensWith}
                  </p>
                </li>
              )}
              <li>
                <div className={css.drawing}>
                  <PipeRun pay={pay} fill={fillOf(index)} />
                  <Bubble top={String(index + 1)} bottom={words.start(pay)} className={css.bubble} />
                </div>
                <div className={css.text}>
                  <h3>{step.title}</h3>
                  <p className="sr-only">
                    {words.start(pay)} {payWords.hours}
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
        <MoreRoute to="training" hash="programs">
          {words.link}
        </MoreRoute>
        <AbbreviationKey of={['EPA', 'HVAC', 'OSHA']} />
      </div>
    </Zone>
  );
}
