import { certifications } from 'records:certifications';
import { programs } from 'records:programs';
import { trainingReasons } from 'records:training-reasons';
import * as trainingPage from 'words:training';
import { rating as ratingWords } from 'words:units';
import { TrainingForm } from '#src/components/application-forms/training-form.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { TestimonialFigure } from '#src/components/testimonial-figure.tsx';
import { Cells, Split } from '#src/ui/layout.tsx';
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
      <Split into="aside">
        <div className={css.why}>
          <h2 id="why">{why}</h2>
          <Cells as="ul" of={[2, 2]} className={css.reasons}>
            {trainingReasons.map(({ title, text }) => (
              <li key={title}>
                <h3 className="name">{title}</h3>
                <p className="note">{text}</p>
              </li>
            ))}
          </Cells>
        </div>
        {trainingTestimonials.length > 0 && (
          <Cells of={[2, 2]} data-plane="shell" className={css.voices}>
            <h2 className="label">{testimonials.title}</h2>
            {trainingTestimonials.map((graduate) => (
              <TestimonialFigure key={graduate.id} of={graduate} className={css.voice}>
                <br />
                <b>{ratingWords({ rating: graduate.rating })}</b>
              </TestimonialFigure>
            ))}
            {trainingTestimonials.some(({ sample }) => sample) && (
              <SampleNote>{testimonials.sample}</SampleNote>
            )}
          </Cells>
        )}
      </Split>
    </Zone>
  );
}
