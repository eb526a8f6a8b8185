import { trainingPage } from '#content/pages/training.ts';
import { TrainingForm } from '#src/components/application-forms/training-form.tsx';
import { ApplyZone } from '#src/components/apply-zone.tsx';
import { HeroSection } from './hero-section.tsx';
import { OutcomesSection } from './outcomes-section.tsx';
import { ProgramsSection } from './programs-section.tsx';
import { WhySection } from './why-section.tsx';

/** /training: five programs by weeks, what they lead to, and the application. */
export function TrainingPage() {
  return (
    <>
      <HeroSection />
      <ProgramsSection />
      <OutcomesSection />
      <WhySection />
      <ApplySection />
    </>
  );
}

/** The application for a program, and what happens after it. */
function ApplySection() {
  return <ApplyZone letter="E" form={<TrainingForm />} {...trainingPage.apply} />;
}
