import { bonding } from 'records:bonding';
import { beside8a } from 'words:credentials';
import * as governmentPage from 'words:government';
import { facts as insuranceFacts } from 'words:insurance';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { CredentialsLine } from '#src/components/credentials-line.tsx';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { linearScale, percent } from '#src/lib/scale.ts';
import { Facts } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { credentialLines, hasGroundInProcess } from '#src/views/credentials.ts';
import { governmentSections } from '#src/views/government.ts';
import { AreasSection } from './areas-section.tsx';
import { CompanyData } from './company-data.tsx';
import css from './government-page.module.css';
import { HeroSection } from './hero-section.tsx';
import { NaicsSection } from './naics-section.tsx';
import { PacketSection } from './packet-section.tsx';
import { PerformanceSection } from './performance-section.tsx';
import { ReadinessSection } from './readiness-section.tsx';
import { SectionIndex } from './section-index.tsx';
import { ServicesSection } from './services-section.tsx';
import { SheetSection } from './sheet-section.tsx';

/** The data sheet for contracting officers: identifiers first, then all that is checked before an award, under its index. */
export function GovernmentPage() {
  return (
    <>
      <HeroSection />
      <CompanyData />
      <div className={css.body}>
        <SectionIndex />
        <Zone letter="C">
          {governmentSections.includes('naics') && <NaicsSection />}
          <CredentialsSection />
          <BondingSection />
          {governmentSections.includes('packet') && <PacketSection />}
        </Zone>
        {governmentSections.includes('performance') && <PerformanceSection />}
        <ServicesSection />
        <AreasSection />
        {governmentSections.includes('readiness') && <ReadinessSection />}
      </div>
      <Zone letter="H">
        <EmergencyBanner
          variant="government"
          conditionsAt={`#${governmentPage.sections.areas.id}`}
          {...governmentPage.emergency}
        />
      </Zone>
      <ClosingSection />
    </>
  );
}

/** What is held, what is in process and what is experience, as one line that changes its type. */
function CredentialsSection() {
  return (
    <SheetSection name="credentials">
      {credentialLines.length > 0 && <CredentialsLine isBrief />}
      <p className={css.notes}>
        {hasGroundInProcess && beside8a} {governmentPage.localCertifications}
      </p>
    </SheetSection>
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

const { premium, bonds, facts, insurance } = governmentPage.bonding;
const whole = linearScale(0, 100 + bonding.performanceBondPercent);

/** What a bond adds to the cost, to scale across the sheet, when the law asks for one, and what is insured. */
function BondingSection() {
  return (
    <SheetSection name="bonding">
      <div className={css.premium}>
        <p className={css.added}>
          <GiantFigure className={css.figure}>{premium.figure}</GiantFigure>{' '}
          <span className={css.unit}>
            {premium.unit}, {premium.example}
          </span>
        </p>
        <svg className={css.scale} aria-hidden="true">
          <rect width={percent(whole(100))} height="100%" />
          <rect
            className={css.part}
            x={percent(whole(100))}
            width={percent(100 - whole(100))}
            height="100%"
          />
        </svg>
      </div>
      <div className={css.columns}>
        <div>
          <h3>{bonds}</h3>
          <Facts className={css.facts} items={facts} />
        </div>
        <div>
          <h3>{insurance}</h3>
          <Facts className={css.facts} items={insuranceFacts} />
        </div>
      </div>
    </SheetSection>
  );
}
