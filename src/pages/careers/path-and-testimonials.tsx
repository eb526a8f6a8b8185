import { pay as payWords, testimonials, path as words } from 'words:careers';
import { rating as ratingWords } from 'words:units';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import type { Pay } from '#content/records/fields.ts';
import { formatDollars } from '#content/values/format.ts';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import drawingCss from '#src/components/drawings/drawing.module.css';
import { MoreRoute } from '#src/components/links.tsx';
import { TestimonialFigure } from '#src/components/testimonial-figure.tsx';
import { type Fill, fillOf } from '#src/lib/position-fill.ts';
import { axisOf } from '#src/lib/scale.ts';
import { Bar, ScaleBar, Spacer } from '#src/ui/bar.tsx';
import { Bubble } from '#src/ui/bubble.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Row, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { careerPath } from '#src/views/careers.ts';
import { careersTestimonials } from '#src/views/people.ts';
import pageCss from './careers-page.module.css';
import css from './path-and-testimonials.module.css';

/** The way from helper to supervisor as one pipe, as thick as the starting wage, with a valve before each step. */
export function CareerPathSection() {
  return (
    <Zone letter="B" aria-labelledby="path">
      <Split as="header" into="main" gap="tight" className={pageCss.head}>
        <h2 id="path">{words.title}</h2>
        <p className="small">{words.note}</p>
      </Split>
      <ol className={css.path}>
        {careerPath.map(({ id, title, text, opensWith, pay }, index) => (
          <Fragment key={id}>
            {opensWith !== null && (
              <li className={css.valve}>
                <div className={css.drawing}>
                  <PipeRun pay={pay} fill={fillOf(index)} />
                  <span className={css.mark}>
                    {/* a gate valve from the side: its first flange is at the edge, the wheel stands out at the top */}
                    <svg
                      className={drawingCss.inline}
                      viewBox="6 16 80 80"
                      overflow="visible"
                      aria-hidden="true"
                    >
                      <path d="M6 20v72l68-72v72zM40 56V6M20 6h40" />
                    </svg>
                  </span>
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

/** Percent of the sheet that a bar must be long, to hold the words that it stands for. */
const roomForWords = 45;

/** What employees say, on bars as long as the years they have been here. */
export function TestimonialsSection() {
  const ends = [...new Set(careersTestimonials.map(({ years }) => years))].sort((a, b) => a - b);
  const axis = axisOf(0, Math.max(...ends), [0, ...ends]);
  return (
    <Zone letter="E" padded aria-labelledby="voices">
      <ZoneTitle id="voices" title={testimonials.title} />
      <Stack gap="even">
        <ScaleBar {...axis} unit={testimonials.years} />
        <Stack as="ul" gap="even" className={css.testimonials}>
          {careersTestimonials.map((testimonial, index) => {
            const { id, years, rating } = testimonial;
            const length = axis.scale(years);
            const isHeld = length >= roomForWords;
            // on water the figure is readable, wherever a short bar ends
            const fill = isHeld ? fillOf(index) : 'water';
            return (
              <li key={id} className={clsx(css.testimonial, fill !== 'water' && css.reversed)}>
                <Bar scale={axis.scale} to={years} fill={fill} className={css.bar} />
                <p className={css.years}>
                  {!isHeld && <Spacer className={css.short} width={length} />}
                  <GiantFigure unit={testimonials.years}>{years}</GiantFigure>
                </p>
                <TestimonialFigure of={testimonial} className={css.quotation}>
                  {' '}
                  <b>{ratingWords({ rating })}</b>
                </TestimonialFigure>
                {/* keeps the words within their bar; beside a short one they take half the sheet */}
                <Spacer className={css.rest} width={isHeld ? 100 - length : 30} />
              </li>
            );
          })}
        </Stack>
      </Stack>
    </Zone>
  );
}
