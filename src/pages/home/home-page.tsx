import { ClockSection } from './clock-section.tsx';
import { CloseSection } from './close-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { StandingSection } from './standing-section.tsx';
import { VisitSection } from './visit-section.tsx';

/** The sheet that leads to all others: what we do, how fast, with what credentials. */
export function HomePage() {
  return (
    <>
      <HeroSection />
      <VisitSection />
      <ClockSection />
      <ServicesSection />
      <StandingSection />
      <CloseSection />
    </>
  );
}
