import { ApplySection } from './apply-section.tsx';
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
