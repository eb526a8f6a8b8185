import { careerBenefits } from 'records:career-benefits';
import * as careersPage from 'words:careers';
import { uncapitalize } from '#content/values/format.ts';
import { CareersForm } from '#src/components/application-forms.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { PhoneLink } from '#src/components/contact-links.tsx';
import { ButtonRoute } from '#src/components/route-link.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells, Row, Split, Stack } from '#src/ui/layout.tsx';
import { SampleNote } from '#src/ui/revision-triangle.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { careerPath, commonTerms, openPositions } from '#src/views/careers.ts';
import { careersTestimonials } from '#src/views/people.ts';
import { CareerPathSection } from './career-path-section.tsx';
import css from './careers-page.module.css';
import { HeroSection } from './hero-section.tsx';
import { PositionSheet } from './position-sheet.tsx';
import { SectionHead } from './section-head.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';

/** /careers: what the work pays, the open positions, the way up, and the application. */
export function CareersPage() {
  return (
    <>
      <HeroSection />
      {careerPath.length > 1 && <CareerPathSection />}
      {openPositions.length > 0 && <PositionsSection />}
      {careerBenefits.length > 0 && <BenefitsSection />}
      {careersTestimonials.length > 0 && <TestimonialsSection />}
      <ApplySection />
      <ClosingSection />
    </>
  );
}

const { apply, benefits, closing, positions, rights } = careersPage;

/** The open positions, each with what it is done with, its pay, what it asks for and what it is. */
function PositionsSection() {
  return (
    <Zone letter="C" id="positions" aria-labelledby="positions-title">
      <SectionHead id="positions-title" title={positions.title}>
        <Stack gap="tight" className="note">
          {commonTerms && <p>{positions.common({ terms: uncapitalize(commonTerms) })}</p>}
          {openPositions.some(({ sample }) => sample) && <SampleNote>{positions.sample}</SampleNote>}
        </Stack>
      </SectionHead>
      <Cells of={[1, 3]} ruled>
        {openPositions.map((position) => (
          <PositionSheet key={position.id} {...position} />
        ))}
        <p className={css.none} data-otherwise>
          {positions.none}
        </p>
      </Cells>
    </Zone>
  );
}

/** What comes besides the wage, in ruled cells. */
function BenefitsSection() {
  return (
    <Zone letter="D" plane="water" aria-labelledby="benefits">
      <Split into="aside" at="large" data-cut="">
        <Stack as="header" gap="tight" className={css.head}>
          <GiantFigure className={css.count} aria-hidden="true">{`+${careerBenefits.length}`}</GiantFigure>
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
  );
}

/** The job application, when the answer comes, and what every applicant may ask for. */
function ApplySection() {
  return (
    <ApplyZone letter="F" form={<CareersForm />} {...apply}>
      <p>
        {rights.help} <PhoneLink>{rights.call}</PhoneLink>.
      </p>
      <p>{rights.check}</p>
    </ApplyZone>
  );
}

/** For whoever fits none of the positions at a glance: write to us. */
function ClosingSection() {
  return (
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
  );
}
