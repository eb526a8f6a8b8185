import * as careersPage from 'words:careers';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { Pay } from '#content/records/fields.ts';
import { formatDollars } from '#content/values/format.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import drawingCss from '#src/components/drawings/drawing.module.css';
import { MoreRoute } from '#src/components/route-link.tsx';
import { type Fill, fillOf } from '#src/lib/position-fill.ts';
import { Bubble } from '#src/ui/bubble.tsx';
import { Row } from '#src/ui/layout.tsx';
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
        {careerPath.map(({ id, title, text, opensWith, pay }, index) => (
          <Fragment key={id}>
            {opensWith !== null && (
              <li className={css.valve}>
                <div className={css.drawing}>
                  <PipeRun pay={pay} fill={fillOf(index)} />
                  <PipeValve />
                </div>
                <p className={clsx('note', css.text)}>
                  <b>{words.opensWith}</b> {opensWith}
                </p>
              </li>
            )}
            <li>
              <div className={css.drawing}>
                <PipeRun pay={pay} fill={fillOf(index)} />
                <Bubble top={String(index + 1)} bottom={formatDollars(pay.min)} className={css.mark} />
              </div>
              <div className={clsx('note', css.text)}>
                <h3>{title}</h3>
                <p className="sr-only">
                  {formatDollars(pay.min)} {payWords.hours}
                </p>
                <p>
                  {text} {pay.hasBonuses && words.bonuses}
                </p>
              </div>
            </li>
          </Fragment>
        ))}
      </ol>
      <Row ends className={css.foot}>
        <MoreRoute to="training" hash="programs">
          {words.link}
        </MoreRoute>
        <AbbreviationKey of={['EPA', 'HVAC', 'OSHA']} />
      </Row>
    </Zone>
  );
}

/** The dollars across the place of the pipe: a wage of 30 fills six tenths of it. */
const dollars = 50;

/** The pipe that leaves a mark of the path, as thick as the wage the step starts at: down on phones, across elsewhere. */
function PipeRun({ pay, fill }: { pay: Pay; fill: Fill }) {
  return (
    <span className={clsx(css.pipe, fill !== 'solid' && css[fill satisfies 'water' | 'blue'])}>
      <svg viewBox={`0 0 ${dollars} ${dollars}`} preserveAspectRatio="none" aria-hidden="true">
        {/* longer than its place, which cuts off both ends */}
        <rect y={(dollars - pay.min) / 2} height={pay.min} x="-5" width={dollars + 10} />
      </svg>
    </span>
  );
}

/** A gate valve in a pipe, seen from the side: what stands between two steps. Its first flange is at the edge, its middle that of the pipe; the wheel stands out at the top. */
function PipeValve() {
  return (
    <span className={css.mark}>
      <svg className={drawingCss.inline} viewBox="6 16 80 80" overflow="visible" aria-hidden="true">
        <path d="M6 20v72l68-72v72zM40 56V6M20 6h40" />
      </svg>
    </span>
  );
}
