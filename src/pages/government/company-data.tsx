import { bonding } from 'records:bonding';
import { specimen } from 'words:credentials';
import * as governmentPage from 'words:government';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { MailLink } from '#src/components/contact-links.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells } from '#src/ui/layout.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { LineType } from '#src/ui/status-line.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { type PlateFact, plateFacts } from '#src/views/credentials.ts';
import { primaryStandard } from '#src/views/size-standard.ts';
import css from './company-data.module.css';

const { data } = governmentPage;
const { naics, single, aggregate } = data;
const dollars = linearScale(0, bonding.aggregate);
/** A bond has three characters, such as $2M, or up to six, such as $12.5M, as many as the code before them. */
const areBondsLong = [single, aggregate].some(({ figure }) => figure.length > 3);

/** The nameplate: primary code and bonding as the figures of the sheet at one size, identifiers and status in cells below. */
export function CompanyData() {
  return (
    <Zone letter="B" aria-labelledby="company-data">
      <h2 id="company-data" className="sr-only">
        {data.title}
      </h2>
      <div className={css.figures} data-plane="ink" data-cut="">
        {naics.figure && (
          <Figure label={naics.label} figure={naics.figure} className={clsx(css.code, css.long)}>
            <p className="name">
              {data.naicsText} <span className="nb">{primaryStandard}</span>
            </p>
          </Figure>
        )}
        <Bond {...single} to={bonding.single} />
        <Bond {...aggregate} to={bonding.aggregate} />
      </div>
      <Cells as="dl" of={[2, 4]} ruled className={css.facts}>
        {plateFacts.map(({ term, ...fact }) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <PlateValue {...fact} />
          </div>
        ))}
      </Cells>
    </Zone>
  );
}

interface FigureProps {
  label: string;
  figure: string;
  className?: string | undefined;
  /** What the figure is called in full, or its length to scale. */
  children: ReactNode;
}

function Figure({ label, figure, className, children }: FigureProps) {
  return (
    <div className={clsx(css.cell, className)}>
      <p className="label">{label}</p>
      <GiantFigure className={css.figure}>{figure}</GiantFigure>
      {children}
    </div>
  );
}

/** Both bonds lie on one scale of dollars: their cells are equally wide. */
function Bond({ to, ...figure }: Omit<FigureProps, 'children'> & { to: number }) {
  return (
    <Figure {...figure} className={clsx(areBondsLong && css.long)}>
      <Bar className={css.bar} scale={dollars} to={to} fill="water" data-extends="" />
    </Figure>
  );
}

function PlateValue({ value, note, status, isEmail, isSpecimen }: Omit<PlateFact, 'term'>) {
  return (
    <dd className="note">
      <div className={css.value}>
        {status && <LineType status={status} width="32" />}
        <span>
          {isEmail ? <MailLink address={value} className={css.mail} /> : value}
          {isSpecimen && <RevisionTriangle label={specimen} />}
        </span>
      </div>
      {note && <p className="small">{note}</p>}
    </dd>
  );
}
