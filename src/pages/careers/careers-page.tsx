import { careerBenefits } from 'records:career-benefits';
import { apply, benefits, closing, pay as payWords, positions, rights, testimonials } from 'words:careers';
import { clsx } from 'clsx';
import type { Position } from '#content/records/people.ts';
import { formatDollars, formatRange, uncapitalize } from '#content/values/format.ts';
import { ApplyZone, CareersForm } from '#src/components/application-forms.tsx';
import { UntilDate } from '#src/components/clock-elements.tsx';
import { ButtonRoute, PhoneLink } from '#src/components/links.tsx';
import { TestimonialFigure } from '#src/components/testimonial-figure.tsx';
import { chooseOption } from '#src/lib/form-fields.ts';
import { formatDate } from '#src/lib/format-words.ts';
import { fillOf } from '#src/lib/position-fill.ts';
import { axisOf } from '#src/lib/scale.ts';
import { moreLinkClassName } from '#src/ui/arrow.tsx';
import { Bar, ScaleBar, Spacer } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { careerPath, commonTerms, openPositions } from '#src/views/careers.ts';
import { recordPath } from '#src/views/paths.ts';
import { careersTestimonials } from '#src/views/people.ts';
import css from './careers-page.module.css';
import { CareerPathSection, HeroSection } from './hero-and-path.tsx';

/** /careers: what the work pays, the open positions, the way up, and the application. */
export function CareersPage() {
  return (
    <>
      <HeroSection />
      {careerPath.length > 1 && <CareerPathSection />}
      {openPositions.length > 0 && (
        <Zone letter="C" id="positions" aria-labelledby="positions-title">
          <Split as="header" into="main" gap="tight" className={css.head}>
            <h2 id="positions-title">{positions.title}</h2>
            <Stack gap="tight" className="note">
              {commonTerms && <p>{positions.common({ terms: uncapitalize(commonTerms) })}</p>}
              {openPositions.some(({ sample }) => sample) && <SampleNote>{positions.sample}</SampleNote>}
            </Stack>
          </Split>
          <Cells of={[1, 3]} ruled>
            {openPositions.map((position) => (
              <PositionSheet key={position.id} {...position} />
            ))}
            <p className={css.none} data-otherwise>
              {positions.none}
            </p>
          </Cells>
        </Zone>
      )}
      {careerBenefits.length > 0 && (
        <Zone letter="D" plane="water" aria-labelledby="benefits">
          <Split into="aside" at="large" data-cut="">
            <Stack as="header" gap="tight" className={css.head}>
              <GiantFigure
                className={css.count}
                aria-hidden="true"
              >{`+${careerBenefits.length}`}</GiantFigure>
              <h2 id="benefits">{benefits.title}</h2>
              {careerBenefits.some(({ sample }) => sample) && <SampleNote>{benefits.sample}</SampleNote>}
            </Stack>
            <Cells as="ul" of={[2, 3, 2]} data-cut="" className={css.benefits}>
              {careerBenefits.map(({ title, text }) => (
                <Stack as="li" gap="tight" key={title}>
                  <h3>{title}</h3>
                  <p className="note">{text}</p>
                </Stack>
              ))}
            </Cells>
          </Split>
        </Zone>
      )}
      {careersTestimonials.length > 0 && <TestimonialsSection />}
      <ApplyZone letter="F" form={<CareersForm />} {...apply}>
        <p>
          {rights.help} <PhoneLink>{rights.call}</PhoneLink>.
        </p>
        <p>{rights.check}</p>
      </ApplyZone>
      <Zone letter="G" plane="shell" aria-labelledby="closing">
        <Split into="auto" gap="even" className={css.closing}>
          <Stack gap="tight">
            <h2 id="closing" className="name-lg">
              {closing.title}
            </h2>
            <p>{closing.text}</p>
          </Stack>
          <Row>
            <ButtonRoute to="contact">{closing.link}</ButtonRoute>
          </Row>
        </Split>
      </Zone>
    </>
  );
}

function PositionSheet(position: Position) {
  const { id, title, level, pay, terms, requirements, responsibilities, applyLabel, stillLife } = position;
  return (
    <UntilDate last={position.openUntil} className={css.cell}>
      <article id={id} aria-labelledby={`${id}-title`} className={css.position} data-cut="">
        <div className={css.picture}>
          <Picture of={stillLife} sizes="(width < 640px) 50vw, (width < 1024px) 34vw, 31vw" />
        </div>
        <Stack gap="tight" data-plane="shell">
          <p className="label">{level}</p>
          <h3 id={`${id}-title`}>
            <a href={recordPath('position', id)}>{title}</a>
          </h3>
          <p>
            <span className={clsx('figure-md', css.wage)}>{formatRange(pay, formatDollars)}</span>{' '}
            <b className="note">
              {payWords.hours}
              {pay.hasBonuses && `, ${payWords.bonuses}`}
            </b>
          </p>
        </Stack>
        <Stack gap="tight" data-plane="shell" className={css.across}>
          {!commonTerms && <p className="small">{terms}</p>}
          <p className="small">
            {positions.posted({ day: formatDate(position.posted) })}{' '}
            {positions.openUntil({ day: formatDate(position.openUntil) })}
          </p>
        </Stack>
        <Demands title={positions.requirements} items={requirements} />
        <Demands title={positions.responsibilities} items={responsibilities} />
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to the form, with or without script, which chooses the position */}
        <a
          href="#apply"
          // held until the page is interactive, should it come first
          data-replay="#apply"
          onClick={() => chooseOption(document.querySelector('[name=position]') as HTMLSelectElement, id)}
          className={moreLinkClassName(clsx(css.apply, css.across))}
        >
          {applyLabel}
        </a>
      </article>
    </UntilDate>
  );
}

function Demands({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <Stack gap="tight">
      <h4>{title}</h4>
      <Stack as="ul" gap="tight" className="note">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </Stack>
  );
}

function TestimonialsSection() {
  const ends = [...new Set(careersTestimonials.map(({ years }) => years))].sort((a, b) => a - b);
  const axis = axisOf(0, Math.max(...ends), [0, ...ends]);
  return (
    <Zone letter="E" padded aria-labelledby="voices">
      <ZoneTitle id="voices" title={testimonials.title} />
      <Stack gap="even">
        <ScaleBar {...axis} unit={testimonials.years} />
        <Stack as="ul" gap="even" className={css.testimonials}>
          {careersTestimonials.map((testimonial, index) => {
            const { id, years } = testimonial;
            const length = axis.scale(years);
            // in percent of the sheet
            const isHeld = length >= 45;
            // on water the figure is readable, wherever a short bar ends
            const fill = isHeld ? fillOf(index) : 'water';
            return (
              <li key={id} className={clsx(css.testimonial, fill !== 'water' && css.reversed)}>
                <Bar scale={axis.scale} to={years} fill={fill} className={css.bar} />
                <p className={css.years}>
                  {!isHeld && <Spacer className={css.short} width={length} />}
                  <GiantFigure unit={testimonials.years}>{years}</GiantFigure>
                </p>
                <TestimonialFigure of={testimonial} rated className={css.quotation} />
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
