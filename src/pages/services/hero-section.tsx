import { servicesPage } from '#content/pages/services.ts';
import { Zone } from '#src/ui/zone.tsx';
import css from './hero-section.module.css';

/** What the schedule is for. */
export function HeroSection() {
  return (
    <Zone letter="A" className={css.hero} aria-labelledby="services-title">
      <h1 id="services-title">{servicesPage.title}</h1>
      <p className="lead">{servicesPage.lead}</p>
    </Zone>
  );
}
