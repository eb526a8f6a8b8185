import { residentialPage } from '#content/pages/residential.ts';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { GuaranteeBars } from '#src/components/guarantee-bars.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { CountiesSection } from './counties-section.tsx';
import { FinancingSection } from './financing-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { PricesSection } from './prices-section.tsx';
import css from './residential-page.module.css';
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
      {residentialPage.testimonials.list.length > 0 && <TestimonialsSection />}
      <CountiesSection />
      <Zone letter="I">
        <EmergencyBanner variant="residential" {...residentialPage.emergency} />
      </Zone>
    </>
  );
}

const { title, note, compressor, insured } = residentialPage.cover;

/** What is covered at a house and for how long, and that the company is insured. */
function CoverSection() {
  return (
    <Zone letter="D" plane="shell" padded aria-labelledby="cover">
      <ZoneTitle id="cover" note={note}>
        {title}
      </ZoneTitle>
      <GuaranteeBars compressor={compressor} />
      <p className={css.insured}>{insured}</p>
    </Zone>
  );
}
