import { governmentPage } from '#content/pages/government.ts';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { CredentialsLine } from '#src/components/credentials-line.tsx';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { AreasSection } from './areas-section.tsx';
import { BondingSection } from './bonding-section.tsx';
import { CompanyData } from './company-data.tsx';
import { DataSection } from './data-section.tsx';
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

/** What is held, what is in process and what is experience, as one line that changes its type; a cloud around what is not final. */
function CredentialsSection() {
  return (
    <DataSection name="credentials">
      <CredentialsLine inProcessClassName={css.cloud} />
      <p className={css.local}>{governmentPage.localCertifications}</p>
    </DataSection>
  );
}

const { closing } = governmentPage;

/** Where to send a solicitation, and what comes back. */
function ClosingSection() {
  return (
    <Zone letter="I" className={css.closing} aria-labelledby="closing-title">
      <h2 id="closing-title">{closing.title}</h2>
      <p>{closing.text}</p>
      <ButtonRoute to="contact" variant="solid">
        {closing.contact}
      </ButtonRoute>
    </Zone>
  );
}
