import { governmentPage } from '#content/pages/government.ts';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { AreasSection } from './areas-section.tsx';
import { BondingSection } from './bonding-section.tsx';
import { ClosingSection } from './closing-section.tsx';
import { CompanyData } from './company-data.tsx';
import { CredentialsSection } from './credentials-section.tsx';
import css from './government-page.module.css';
import { HeroSection } from './hero-section.tsx';
import { NaicsSection } from './naics-section.tsx';
import { PerformanceSection } from './performance-section.tsx';
import { ReadinessSection } from './readiness-section.tsx';
import { SectionIndex } from './section-index.tsx';
import { ServicesSection } from './services-section.tsx';

/** The data sheet for contracting officers: identifiers first, then all that is checked before an award, under its index. */
export function GovernmentPage() {
  return (
    <>
      <HeroSection />
      <CompanyData />
      <div className={css.body}>
        <SectionIndex />
        <Zone letter="C">
          <NaicsSection />
          <CredentialsSection />
          <BondingSection />
        </Zone>
        <PerformanceSection />
        <ServicesSection />
        <AreasSection />
        <ReadinessSection />
      </div>
      <Zone letter="H">
        <EmergencyBanner variant="government" {...governmentPage.emergency} />
      </Zone>
      <ClosingSection />
    </>
  );
}
