import * as careersPage from 'words:careers';
import { rating as ratingWords } from 'words:units';
import { clsx } from 'clsx';
import type { EmployeeTestimonial } from '#content/records/people.ts';
import { TestimonialFigure } from '#src/components/testimonial-figure.tsx';
import { type Fill, fillOf } from '#src/lib/position-fill.ts';
import { evenTicks, linearScale, percent, type Scale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone, ZoneTitle } from '#src/ui/zone.tsx';
import { careersTestimonials } from '#src/views/people.ts';
import css from './testimonials-section.module.css';

const words = careersPage.testimonials;
/** Percent of the sheet that a bar must be long, to hold the words that it stands for. */
const roomForWords = 45;

/** What employees say, on bars as long as the years they have been here. */
export function TestimonialsSection() {
  const longest = Math.max(...careersTestimonials.map(({ years }) => years));
  const scale = linearScale(0, longest);
  const ends = [...new Set(careersTestimonials.map(({ years }) => years))].sort((a, b) => a - b);
  return (
    <Zone letter="E" padded aria-labelledby="voices">
      <ZoneTitle id="voices">{words.title}</ZoneTitle>
      <Stack gap="even">
        <ScaleBar
          scale={scale}
          ticks={[0, ...ends]}
          minor={evenTicks(0, longest, 1)}
          unit={words.years}
          everyLabel
        />
        <Stack as="ul" gap="even" className={css.testimonials}>
          {careersTestimonials.map((testimonial, index) => (
            <TestimonialItem key={testimonial.id} of={testimonial} scale={scale} fill={fillOf(index)} />
          ))}
        </Stack>
      </Stack>
    </Zone>
  );
}

function TestimonialItem({ of, scale, fill }: { of: EmployeeTestimonial; scale: Scale; fill: Fill }) {
  const { years, rating } = of;
  const length = scale(years);
  const isHeld = length >= roomForWords;
  return (
    <li className={clsx(css.testimonial, isHeld && fill !== 'water' && css.reversed)}>
      {/* on water the figure is readable, wherever a short bar ends */}
      <Bar scale={scale} to={years} fill={isHeld ? fill : 'water'} className={css.bar} />
      <p className={css.years}>
        {!isHeld && <svg className={css.short} width={percent(length)} height="1" aria-hidden="true" />}
        <GiantFigure unit={words.years}>{years}</GiantFigure>
      </p>
      <TestimonialFigure of={of} className={css.quotation}>
        {' '}
        <b>{ratingWords({ rating })}</b>
      </TestimonialFigure>
      {/* keeps the words within their bar; beside a short one they take half the sheet */}
      <svg className={css.rest} width={percent(isHeld ? 100 - length : 30)} height="1" aria-hidden="true" />
    </li>
  );
}
