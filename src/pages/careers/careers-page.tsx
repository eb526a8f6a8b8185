import { ApplySection } from './apply-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { CareerPathSection } from './career-path-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { PositionsSection } from './positions-section.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';

/** /careers: what the work pays, the open positions, the way up, and the application. */
export function CareersPage() {
  return (
    <>
      <HeroSection />
      <CareerPathSection />
      <PositionsSection />
      <BenefitsSection />
      <TestimonialsSection />
      <ApplySection />
      <ClosingSection />
    </>
  );
}
