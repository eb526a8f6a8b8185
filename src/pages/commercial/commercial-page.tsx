import { commercialPage } from '#content/pages/commercial.ts';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { AgreementSection } from './agreement-section.tsx';
import { GuaranteeSection } from './guarantee-section.tsx';
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
