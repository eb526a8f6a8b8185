import courthouse from 'records:drawings/courthouse';
import publicBuilding from 'records:sections/public-building';
import * as words from 'words:government';
import { claims } from 'words:statement';
import { clsx } from 'clsx';
import { CountyList, CountyMap } from '#src/components/county-map/county-map.tsx';
import { PublicBuildingSection } from '#src/components/drawings/drawings.tsx';
import { sectionFlags } from '#src/components/drawings/section-flags.ts';
import { EmergencyZone } from '#src/components/emergency-zone.tsx';
import { ButtonRoute } from '#src/components/links.tsx';
import { AnnotatedDrawing, Keynotes } from '#src/ui/annotated-drawing.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Row, Split, Stack, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { governmentSections } from '#src/views/government.ts';
import { statementPdf } from '#src/views/routes.ts';
import { CompanyData, SectionIndex } from './company-data-and-index.tsx';
import { DataZone, SheetSection } from './data-zone.tsx';
import css from './government-page.module.css';
import { PerformanceSection, ReadinessSection } from './performance-and-readiness.tsx';

/** The data sheet for contracting officers: identifiers first, then all that is checked before an award, under its index. */
export function GovernmentPage() {
  return (
    <>
      {/* who this sheet is for and the file to forward; low, so that the identifiers follow on the first screen */}
      <Zone letter="A" className={css.hero} aria-labelledby="government-title">
        <div className={css.section}>
          <h1 id="government-title" className={css.headline}>
            {words.title}
          </h1>
          <p className="lead">{words.lead}</p>
          <Row>
            <ButtonLink variant="solid" href={statementPdf} download>
              <Icon name="download" />
              {words.pdf}
            </ButtonLink>
            <ButtonRoute to="capabilityStatement">{words.statement}</ButtonRoute>
          </Row>
        </div>
        <Picture
          of={courthouse}
          sizes="(width < 1024px) 100vw, (width < 1280px) 57vw, 40vw"
          priority
          className={css.frame}
          imgClassName={css.courthouse}
        />
      </Zone>
      <CompanyData />
      <div>
        <SectionIndex />
        <DataZone />
        {governmentSections.includes('performance') && <PerformanceSection />}
        <ServicesSection />
        <AreasSection />
        {governmentSections.includes('readiness') && <ReadinessSection />}
      </div>
      <EmergencyZone
        letter="H"
        variant="government"
        conditionsAt={`#${words.sections.areas.id}`}
        {...words.emergency}
      />
      <Zone letter="I" className={css.section} aria-labelledby="closing-title">
        <Split into="aside" gap="even">
          <h2 id="closing-title" className="name-lg">
            {words.closing.title}
          </h2>
          <Row>
            <p>{words.closing.text}</p>
            <ButtonRoute to="contact" variant="solid">
              {words.closing.contact}
            </ButtonRoute>
          </Row>
        </Split>
      </Zone>
    </>
  );
}

/** Where the hours hold and where travel is agreed, beside the map of all counties, whose names open under it. */
function AreasSection() {
  const { areas } = words;
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

/** Where each core service is at work in a building, and what an hour of them costs: the section reversed on ink. */
function ServicesSection() {
  const { label, figure, unit, includes, text, notes } = words.services.rate;
  return (
    <SheetSection letter="E" plane="ink" name="services">
      <Split gap="even">
        <Stack>
          <p className="label">{label}</p>
          <p>
            <GiantFigure className="figure-xl">{figure}</GiantFigure>{' '}
            <span className={clsx('name', css.unit)}>{unit}</span>
          </p>
        </Stack>
        <p className="note">
          {includes}: {text} {notes.join(' ')}
        </p>
      </Split>
      <AnnotatedDrawing
        className={css.building}
        picture={<PublicBuildingSection plane="ink" alt={publicBuilding.alt} loading="lazy" />}
        views={[{ className: css.flags, flags: sectionFlags }]}
      />
      <Keynotes
        className={clsx(css.key, css.flush)}
        items={claims.competencies.map((item, index) => ({ ...item, flag: index + 1 }))}
      />
    </SheetSection>
  );
}
