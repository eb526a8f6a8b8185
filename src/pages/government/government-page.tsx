import { bonding } from 'records:bonding';
import courthouse from 'records:drawings/courthouse';
import { specimen } from 'words:credentials';
import * as words from 'words:government';
import { clsx } from 'clsx';
import { EmergencyZone } from '#src/components/emergency-zone.tsx';
import { ButtonRoute, MailLink, PhoneLink } from '#src/components/links.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Cells, Row, Split, Zone } from '#src/ui/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { LineType } from '#src/ui/status-line.tsx';
import { plateFacts } from '#src/views/credentials.ts';
import { governmentSections } from '#src/views/government.ts';
import { statementPdf } from '#src/views/routes.ts';
import { primaryStandard } from '#src/views/size-standard.ts';
import companyCss from './company-data-and-index.module.css';
import { DataZone } from './data-zone.tsx';
import css from './government-page.module.css';
import { AreasSection, PerformanceSection, ReadinessSection, ServicesSection } from './work-sections.tsx';

/** The data sheet for contracting officers: identifiers first, then all that is checked before an award, under its index. */
export function GovernmentPage() {
  return (
    <>
      {/* low, so that the identifiers follow on the first screen */}
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
        <div className={companyCss.strip} data-plane="paper-2">
          <nav aria-label={words.index.title}>
            <ol className={companyCss.list}>
              {governmentSections.map((name) => (
                <li key={name}>
                  <a href={`#${sections[name].id}`}>{sections[name].title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <PhoneLink />
        </div>
        <DataZone />
        <PerformanceSection />
        <ServicesSection />
        <AreasSection />
        <ReadinessSection />
      </div>
      <EmergencyZone letter="H" variant="government" conditionsAt={`#${sections.areas.id}`} {...emergency} />
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

const { data, emergency, sections } = words;
const { naics, single, aggregate } = data;
const dollars = linearScale(0, bonding.aggregate);
/** A bond has three characters, such as $2M, or up to six, such as $12.5M, as many as the code before them. */
const areBondsLong = [single, aggregate].some(({ figure }) => figure.length > 3);

function CompanyData() {
  return (
    <Zone letter="B" aria-labelledby="company-data">
      <h2 id="company-data" className="sr-only">
        {data.title}
      </h2>
      <div className={companyCss.figures} data-plane="ink" data-cut="">
        {naics.figure && (
          <div className={clsx(companyCss.cell, companyCss.code, companyCss.long)}>
            <p className="label">{naics.label}</p>
            <GiantFigure className={companyCss.figure}>{naics.figure}</GiantFigure>
            <p className="name">
              {data.naicsText} <span className="nb">{primaryStandard}</span>
            </p>
          </div>
        )}
        <Bond {...single} to={bonding.single} />
        <Bond {...aggregate} to={bonding.aggregate} />
      </div>
      <Cells as="dl" of={[2, 4]} ruled className={companyCss.facts}>
        {plateFacts.map(({ term, value, note, status, isEmail, isSpecimen }) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd className="note">
              <div className={companyCss.value}>
                {status && <LineType status={status} width="32" />}
                <span>
                  {isEmail ? <MailLink address={value} className={companyCss.mail} /> : value}
                  {isSpecimen && <RevisionTriangle label={specimen} />}
                </span>
              </div>
              {note && <p className="small">{note}</p>}
            </dd>
          </div>
        ))}
      </Cells>
    </Zone>
  );
}

/** Both bonds lie on one scale of dollars: their cells are equally wide. */
function Bond({ label, figure, to }: { label: string; figure: string; to: number }) {
  return (
    <div className={clsx(companyCss.cell, areBondsLong && companyCss.long)}>
      <p className="label">{label}</p>
      <GiantFigure className={companyCss.figure}>{figure}</GiantFigure>
      <Bar className={companyCss.bar} scale={dollars} to={to} fill="water" data-extends="" />
    </div>
  );
}
