import { bonding } from 'records:bonding';
import courthouse from 'records:drawings/courthouse';
import { beside8a } from 'words:credentials';
import * as governmentPage from 'words:government';
import { facts as insuranceFacts } from 'words:insurance';
import { clsx } from 'clsx';
import { ButtonRoute } from '#src/components/button-route.tsx';
import { CountyList } from '#src/components/county-list.tsx';
import { CountyMap } from '#src/components/county-map/county-map.tsx';
import { CredentialsLine } from '#src/components/credentials-line.tsx';
import { EmergencyBanner } from '#src/components/emergency-banner.tsx';
import { linearScale, percent } from '#src/lib/scale.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Facts } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Row, Split, Stack } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { credentialLines, hasGroundInProcess } from '#src/views/credentials.ts';
import { governmentSections } from '#src/views/government.ts';
import { statementPdf } from '#src/views/routes.ts';
import { CompanyData } from './company-data.tsx';
import css from './government-page.module.css';
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
      <div>
        <SectionIndex />
        <Zone letter="C" className={css.data}>
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

/** Who this sheet is for and the file to forward; low, so that the identifiers follow on the first screen. */
function HeroSection() {
  return (
    <Zone letter="A" className={css.hero} aria-labelledby="government-title">
      <div className={css.section}>
        <h1 id="government-title" className={css.headline}>
          {governmentPage.title}
        </h1>
        <p className="lead">{governmentPage.lead}</p>
        <Row>
          <ButtonLink variant="solid" href={statementPdf} download>
            <Icon name="download" />
            {governmentPage.pdf}
          </ButtonLink>
          <ButtonRoute to="capabilityStatement">{governmentPage.statement}</ButtonRoute>
        </Row>
      </div>
      <Picture
        picture={courthouse.url}
        alt={courthouse.alt}
        sizes="(width < 1024px) 100vw, (width < 1280px) 57vw, 40vw"
        priority
        className={css.frame}
        imgClassName={css.courthouse}
      />
    </Zone>
  );
}

/** What is held, what is in process and what is experience, as one line that changes its type. */
function CredentialsSection() {
  return (
    <SheetSection name="credentials">
      {credentialLines.length > 0 && <CredentialsLine isBrief />}
      <p className="note">
        {hasGroundInProcess && beside8a} {governmentPage.localCertifications}
      </p>
    </SheetSection>
  );
}

const { premium, bonds, facts, insurance } = governmentPage.bonding;
const whole = linearScale(0, 100 + bonding.performanceBondPercent);

/** What a bond adds to the cost, to scale across the sheet, when the law asks for one, and what is insured. */
function BondingSection() {
  return (
    <SheetSection name="bonding">
      <div>
        <Row className={css.added}>
          <GiantFigure className="figure-xl">{premium.figure}</GiantFigure>{' '}
          <p className="name">
            {premium.unit}, {premium.example}
          </p>
        </Row>
        <svg className={css.cost} width="100%" height="24" aria-hidden="true">
          <rect width={percent(whole(100))} height="100%" />
          <rect x={percent(whole(100))} width={percent(100 - whole(100))} height="100%" />
        </svg>
      </div>
      <Split gap="even">
        <div>
          <h3 className="name">{bonds}</h3>
          <Facts className={css.facts} items={facts} />
        </div>
        <div>
          <h3 className="name">{insurance}</h3>
          <Facts className={css.facts} items={insuranceFacts} />
        </div>
      </Split>
    </SheetSection>
  );
}

const { areas } = governmentPage;

/** Where the hours hold and where travel is agreed, beside the map of all counties, whose names open under it. */
function AreasSection() {
  return (
    <SheetSection letter="F" name="areas">
      <Split gap="even">
        <Stack as="dl" gap="even">
          {[...areas.hours, ...areas.terms].map(({ title, text }, index) => (
            <div key={title}>
              <dt className={index === 0 ? 'name-lg' : 'name'}>{title}</dt>
              <dd className="note">{text}</dd>
            </div>
          ))}
        </Stack>
        <CountyMap label={areas.map} className={css.map} />
      </Split>
      <details className={css.flush}>
        <summary className={clsx('name', css.all)}>{areas.all}</summary>
        <CountyList />
      </details>
    </SheetSection>
  );
}

const { closing } = governmentPage;

/** Where to send a solicitation, and what comes back. */
function ClosingSection() {
  return (
    <Zone letter="I" className={css.section} aria-labelledby="closing-title">
      <Split into="aside" gap="even">
        <h2 id="closing-title" className="name-lg">
          {closing.title}
        </h2>
        <Row>
          <p>{closing.text}</p>
          <ButtonRoute to="contact" variant="solid">
            {closing.contact}
          </ButtonRoute>
        </Row>
      </Split>
    </Zone>
  );
}
