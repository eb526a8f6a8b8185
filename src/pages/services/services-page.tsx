import { HeroSection } from './hero-section.tsx';
import { NotesSection } from './notes-section.tsx';
import { ScheduleSection } from './schedule-section.tsx';
import { ShopSection } from './shop-section.tsx';

/** /services: every kind of equipment by name, with its capacity to scale and the page that says more. */
export function ServicesPage() {
  return (
    <>
      <HeroSection />
      <ScheduleSection />
      <NotesSection />
      <ShopSection />
    </>
  );
}
