import * as words from 'words:capability-statement';
import { AbbreviationKey } from '#src/components/abbreviation-key.tsx';
import { RouteLink } from '#src/components/links.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { DimensionLine } from '#src/ui/bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Row, Stack, Zone } from '#src/ui/layout.tsx';
import { credentialLines } from '#src/views/credentials.ts';
import { contactFile, statementJson, statementPdf } from '#src/views/routes.ts';
import css from './capability-statement-page.module.css';
import { Statement } from './statement.tsx';

const hrefs = { PDF: statementPdf, VCF: contactFile, JSON: statementJson };

/** The one-page statement as an A4 sheet on the desk, with what can be done with it at its side; the sheet alone is printed. */
export function CapabilityStatementPage() {
  return (
    <Zone letter="A" plane="paper-2" className={css.desk}>
      <aside className={css.rail} aria-label={words.tools}>
        <Row ends>
          <RouteLink to="home" className={css.back}>
            <Arrow className={css.arrow} />
            {words.back}
          </RouteLink>
          {/* should the application not start, the button leads to the finished file */}
          <Button variant="solid" className={css.save} data-replay={statementPdf} onClick={() => print()}>
            <Icon name="print" />
            {words.save}
          </Button>
        </Row>
      </aside>
      <div className={css.paper} data-paper="">
        <DimensionLine className={css.width} scale={linearScale(0, 210)} to={210}>
          {words.width}
        </DimensionLine>
        <svg className={css.height} width="32" aria-hidden="true">
          <line x1="50%" x2="50%" y2="100%" />
          {['0%', '100%'].map((y) => (
            <svg key={y} x="50%" y={y} overflow="visible" aria-hidden="true">
              <path d="M-16 0H16" />
              <path className={css.tick} d="m-6 6 12-12" />
            </svg>
          ))}
          <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
            <text transform="rotate(-90)" dy="0.36em" textAnchor="middle">
              {words.height}
            </text>
          </svg>
        </svg>
        <div className={css.sheet} data-plane="white">
          <Statement />
        </div>
      </div>
      <aside className={css.key} aria-label={words.beside}>
        <Stack gap="even">
          <ul className={css.files} aria-label={words.downloads}>
            {words.files.map(({ name, kind }) => (
              <li key={kind}>
                <a className={css.file} href={hrefs[kind]} download>
                  <span>{name}</span> <span>{kind}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="small">{words.paper}</p>
        </Stack>
        <section aria-labelledby="checks-title">
          <h2 id="checks-title" className="label">
            {words.checks.title}
          </h2>
          <ul className={css.checks}>
            {credentialLines.map(
              ({ id, shortName, verify }) =>
                verify && (
                  <li key={id} className="note">
                    <span>{shortName}</span> <a href={verify.url}>{verify.label}</a>
                  </li>
                ),
            )}
            <li className="note">
              <RouteLink to="government">{words.checks.all}</RouteLink>
            </li>
          </ul>
        </section>
        <Stack as="section" gap="tight" aria-labelledby="key-title">
          <h2 id="key-title" className="label">
            {words.key}
          </h2>
          <AbbreviationKey
            className={css.letters}
            of={['DDC', 'EDWOSB', 'FEMA', 'NAICS', 'PSC', 'RFP', 'RFQ', 'SAM', 'SBA', 'VRF', 'WOSB']}
          />
        </Stack>
      </aside>
    </Zone>
  );
}
