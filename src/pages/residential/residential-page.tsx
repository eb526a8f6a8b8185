import { residentialPage } from '#content/pages/residential.ts';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { CountiesSection } from './counties-section.tsx';
import { CoverSection } from './cover-section.tsx';
import { FinancingSection } from './financing-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { StormSection } from './storm-section.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';

/** The sheet for homeowners: call, price, what we do, what is covered, and whether we come. */
export function ResidentialPage() {
  return (
    <>
      <HeroSection />
      <PricesSection />
      <ServicesSection />
      <CoverSection />
      <StormSection />
      <FinancingSection />
      <TestimonialsSection />
      <CountiesSection />
      <Zone letter="I">
        <EmergencyBanner variant="residential" {...residentialPage.emergency} />
      </Zone>
    </>
  );
}
