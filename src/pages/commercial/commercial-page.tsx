import { commercialPage } from '#content/pages/commercial.ts';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { GuaranteeBars } from '#src/components/guarantee-bars.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { AgreementSection } from './agreement-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { MarketsSection } from './markets-section.tsx';
import { PricesSection } from './prices-section.tsx';
import { ServicesSection } from './services-section.tsx';

/** The sheet for whoever runs a building: the hours promised, the work, the agreement, the price and what is stood behind. */
export function CommercialPage() {
  return (
    <>
      <HeroSection />
      <MarketsSection />
      <ServicesSection />
      <AgreementSection />
      <PricesSection />
      <GuaranteeSection />
      <Zone letter="G">
        <EmergencyBanner variant="commercial" {...commercialPage.emergency} />
      </Zone>
    </>
  );
}

const { title, compressor } = commercialPage.guarantees;

/** What is stood behind, and for how long. */
function GuaranteeSection() {
  return (
    <Zone letter="F" padded aria-labelledby="guarantees">
      <ZoneTitle id="guarantees">{title}</ZoneTitle>
      <GuaranteeBars compressor={compressor} />
    </Zone>
  );
}
