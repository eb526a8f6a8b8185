import { certifications } from 'records:certifications';
import { programs } from 'records:programs';
import { trainingReasons } from 'records:training-reasons';
import * as trainingPage from 'words:training';
import { rating as ratingWords } from 'words:units';
import { TrainingForm } from '#src/components/application-forms/training-form.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { EntryList } from '#src/components/entry-list.tsx';
import { TestimonialFigure } from '#src/components/testimonial-figure.tsx';
import { SampleNote } from '#src/ui/sample-note.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { trainingTestimonials } from '#src/views/people.ts';
import { HeroSection } from './hero-section.tsx';
import { OutcomesSection } from './outcomes-section.tsx';
import { ProgramsSection } from './programs-section.tsx';
import css from './training-page.module.css';

/** /training: five programs by weeks, what they lead to, and the application. */
export function TrainingPage() {
  return (
    <>
      <HeroSection />
      {programs.length > 0 && <ProgramsSection />}
      {certifications.length > 0 && <OutcomesSection />}
      {(trainingReasons.length > 0 || trainingTestimonials.length > 0) && <WhySection />}
      <ApplySection />
    </>
  );
}

/** The application for a program, and what happens after it. */
function ApplySection() {
  return <ApplyZone letter="E" form={<TrainingForm />} {...trainingPage.apply} />;
}

const { testimonials, why } = trainingPage;

/** Why choose these programs, beside what graduates say of them. */
function WhySection() {
  return (
    <Zone letter="D" aria-labelledby="why">
      <div className={css.halves}>
        <div className={css.why}>
          <h2 id="why">{why}</h2>
          <EntryList entries={trainingReasons} className={css.reasons} />
        </div>
        {trainingTestimonials.length > 0 && (
          <div data-plane="shell" className={css.voices}>
            <h2 className="label">{testimonials.title}</h2>
            {trainingTestimonials.map((graduate) => (
              <TestimonialFigure key={graduate.id} of={graduate} className={css.voice}>
                <span className={css.rating}>{ratingWords({ rating: graduate.rating })}</span>
              </TestimonialFigure>
            ))}
            {trainingTestimonials.some(({ sample }) => sample) && (
              <SampleNote className={css.sample}>{testimonials.sample}</SampleNote>
            )}
          </div>
        )}
      </div>
    </Zone>
  );
}
