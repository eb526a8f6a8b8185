import { ApplySection } from './apply-section.tsx';
import { BenefitsSection } from './benefits-section.tsx';
import { CareerPathSection } from './career-path-section.tsx';
import { CareersHero } from './careers-hero.tsx';
import { ClosingSection } from './closing-section.tsx';
import { PositionsSection } from './positions-section.tsx';
import { VoicesSection } from './voices-section.tsx';

/** /careers: what the work pays, the open positions, the way up, and the application. */
export function CareersPage() {
  return (
    <>
      <CareersHero />
      <CareerPathSection />
      <PositionsSection />
      <BenefitsSection />
      <VoicesSection />
      <ApplySection />
      <ClosingSection />
    </>
  );
}
