import * as careersPage from 'words:careers';
import { Fragment } from 'react';
import type { Pay } from '#content/records/fields.ts';
import { formatDollars } from '#content/values/format.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import drawingCss from '#src/components/drawings/drawing.module.css';
import { MoreRoute } from '#src/components/more-route.tsx';
import { type Fill, fillOf } from '#src/lib/position-fill.ts';
import { Bubble } from '#src/ui/bubble.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { careerPath } from '#src/views/careers.ts';
import css from './career-path-section.module.css';
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
                  <Bubble top={String(index + 1)} bottom={formatDollars(pay.min)} className={css.bubble} />
                </div>
                <div className={css.text}>
                  <h3>{step.title}</h3>
                  <p className="sr-only">
                    {formatDollars(pay.min)} {payWords.hours}
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

/** The dollars across the place of the pipe: a wage of 30 fills six tenths of it. */
const dollars = 50;

/** The pipe that leaves a mark of the path, as thick as the wage the step starts at: down on phones, across elsewhere. */
function PipeRun({ pay, fill }: { pay: Pay; fill: Fill }) {
  const edge = (dollars - pay.min) / 2;
  // longer than its place, which cuts off both ends
  const [start, length] = [-5, dollars + 10];
  return (
    <svg
      className={css[fill satisfies 'water' | 'blue' | 'solid']}
      viewBox={`0 0 ${dollars} ${dollars}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={css.down} x={edge} width={pay.min} y={start} height={length} />
      <rect className={css.across} y={edge} height={pay.min} x={start} width={length} />
    </svg>
  );
}

/** A gate valve in a pipe, seen from the side: what stands between two steps. Its middle is that of the pipe; the wheel stands out at the top. */
function PipeValve() {
  return (
    <svg className={drawingCss.inline} viewBox="0 16 80 80" overflow="visible" aria-hidden="true">
      <path d="M6 20v72l68-72v72zM40 56V6M20 6h40" />
    </svg>
  );
}
