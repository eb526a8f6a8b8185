import { careerBenefits } from 'records:career-benefits';
import * as careersPage from 'words:careers';
import { uncapitalize } from '#content/values/format.ts';
import { CareersForm } from '#src/components/application-forms/careers-form.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { EntryList } from '#src/components/entry-list.tsx';
import { PhoneLink } from '#src/components/phone-link.tsx';
import { UntilDate } from '#src/components/until-date.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
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

const words = careersPage.benefits;

/** What comes besides the wage, in ruled cells. */
function BenefitsSection() {
  return (
    <Zone letter="D" plane="water" aria-labelledby="benefits">
      <SectionHead id="benefits" title={words.title}>
        {careerBenefits.some(({ sample }) => sample) && <SampleNote>{words.sample}</SampleNote>}
      </SectionHead>
      <EntryList entries={careerBenefits} className={css.benefits} />
    </Zone>
  );
}

const { apply, rights } = careersPage;

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

const { link, text, title } = careersPage.closing;

/** For whoever fits none of the positions at a glance: write to us. */
function ClosingSection() {
  return (
    <Zone letter="G" plane="shell" aria-labelledby="closing" className={css.zone}>
      <div>
        <h2 id="closing">{title}</h2>
        <p className={css.text}>{text}</p>
      </div>
      <ButtonRoute to="contact">{link}</ButtonRoute>
    </Zone>
  );
}

const positionsWords = careersPage.positions;

/** The open positions, each with what it is done with, its pay, what it asks for and what it is. */
function PositionsSection() {
  return (
    <Zone letter="C" id="positions" aria-labelledby="positions-title">
      <SectionHead id="positions-title" title={positionsWords.title}>
        <div className={css.notes}>
          {commonTerms && <p>{positionsWords.common({ terms: uncapitalize(commonTerms) })}</p>}
          {openPositions.some(({ sample }) => sample) && <SampleNote>{positionsWords.sample}</SampleNote>}
        </div>
      </SectionHead>
      <div className={css.positions}>
        {openPositions.map((position) => (
          <UntilDate key={position.id} last={position.openUntil} className={css.open}>
            <PositionSheet {...position} />
          </UntilDate>
        ))}
        <p className={css.none} data-otherwise>
          {positionsWords.none}
        </p>
      </div>
    </Zone>
  );
}
