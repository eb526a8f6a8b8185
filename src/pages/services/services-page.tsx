import { ClosingSection } from './closing-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ScheduleSection } from './schedule-section.tsx';

/** /services: every kind of equipment by name, with its capacity to scale and the page that says more. */
export function ServicesPage() {
  return (
    <>
      <HeroSection />
      <ScheduleSection />
      <ClosingSection />
    </>
  );
}
