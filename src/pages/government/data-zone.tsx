import { bidPacket } from 'records:bid-packet';
import { bonding } from 'records:bonding';
import { naicsCodes } from 'records:naics-codes';
import { pscCodes } from 'records:psc-codes';
import { beside8a, specimen } from 'words:credentials';
import * as words from 'words:government';
import { facts as insuranceFacts } from 'words:insurance';
import type { ComponentProps } from 'react';
import { CredentialsLine } from '#src/components/credentials-line.tsx';
import { MailLink, PhoneLink } from '#src/components/links.tsx';
import { linearScale, percent } from '#src/lib/scale.ts';
import { Facts } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Row, Split, Stack, Zone, ZoneTitle } from '#src/ui/layout.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { Schedule } from '#src/ui/schedule.tsx';
import { credentialLines, hasGroundInProcess } from '#src/views/credentials.ts';
import { type GovernmentSection, governmentSections } from '#src/views/government.ts';
import { officer } from '#src/views/people.ts';
import { sizeStandard } from '#src/views/size-standard.ts';
import css from './government-page.module.css';

/** Codes, credentials, bonding and papers: what is checked first before an award. */
export function DataZone() {
  return (
    <Zone letter="C" className={css.data}>
      <NaicsSection />
      <SheetSection name="credentials">
        {credentialLines.length > 0 && <CredentialsLine />}
        <p className="note">
          {hasGroundInProcess && beside8a} {words.localCertifications}
        </p>
      </SheetSection>
      <BondingSection />
      <SheetSection name="packet" note={packet.note}>
        <Split into="main" gap="even">
          <Facts
            className={css.facts}
            items={bidPacket.map(({ title, text, link }) => ({
              term: title,
              value: (
                <>
                  {text} {link && <a href={link.url}>{link.label}</a>}
                </>
              ),
            }))}
          />
          <Stack gap="tight" className={css.officer}>
            <p className="label">{packet.contact}</p>
            <p className="name">
              {officer.line}
              {officer.isSample && <RevisionTriangle label={specimen} />}
            </p>
            <Row gap="wide">
              <PhoneLink phone={officer.phone} className="figure-sm" />
              <MailLink address={officer.email} subject={packet.subject} />
            </Row>
          </Stack>
        </Split>
      </SheetSection>
    </Zone>
  );
}

const { naics, packet, sections } = words;
const { psc } = naics;

function NaicsSection() {
  return (
    <SheetSection name="naics" note={naics.source}>
      <Split into="main" at="large" gap="even">
        {naicsCodes.length > 0 && (
          <Schedule
            className={css.codes}
            caption={sections.naics.title}
            columns={[naics.columns.code, naics.columns.title, naics.columns.size]}
            aligned={{ from: 2, at: 'end' }}
            rows={naicsCodes.map(({ code, title, work, isPrimary, ...size }) => ({
              key: code,
              marked: isPrimary,
              cells: [
                codeOf(code),
                <div key={title}>
                  {title}
                  {isPrimary && <span className="sr-only"> {naics.primary}</span>}
                  {work && <p className="small">{work}</p>}
                </div>,
                (size.isSmall ? naics.size : naics.sizeOther)({ standard: sizeStandard(size.sizeStandard) }),
              ],
            }))}
          />
        )}
        {pscCodes.length > 0 && (
          <Schedule
            captionShown
            className={css.codes}
            caption={
              <>
                {psc.title}
                {pscCodes.some((code) => code.sample) && <RevisionTriangle label={specimen} />}
              </>
            }
            columns={[psc.columns.code, psc.columns.title]}
            rows={pscCodes.map(({ code, title }) => ({
              key: code,
              cells: [codeOf(code), title],
            }))}
          />
        )}
      </Split>
    </SheetSection>
  );
}

const codeOf = (code: string) => (
  <span key={code} className="figure-sm">
    {code}
  </span>
);

const { premium, bonds, facts, insurance } = words.bonding;
const whole = linearScale(0, 100 + bonding.performanceBondPercent);

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

type SheetSectionProps = Partial<ComponentProps<typeof Zone>> & {
  name: GovernmentSection;
  note?: string | null;
};

/** A section of data under its title as the index names it, where the index names it; with a letter a zone of its own. */
export function SheetSection({ name, note, letter, plane, children }: SheetSectionProps) {
  if (!governmentSections.includes(name)) return null;
  const { id, title } = words.sections[name];
  const titleId = `${id}-title`;
  const box = { id, className: css.section, 'aria-labelledby': titleId };
  const content = (
    <>
      <ZoneTitle id={titleId} note={note} className={css.title} title={title} />
      {children}
    </>
  );
  return letter ? (
    <Zone letter={letter} plane={plane} {...box}>
      {content}
    </Zone>
  ) : (
    <section {...box}>{content}</section>
  );
}
