import { bonding } from 'records:bonding';
import { specimen } from 'words:credentials';
import * as governmentPage from 'words:government';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { MailLink } from '#src/components/mail-link.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import type { Fact } from '#src/ui/facts.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import { LineType } from '#src/ui/line-type.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { type PlateFact, plateFacts } from '#src/views/credentials.ts';
import { primaryStandard } from '#src/views/size-standard.ts';
import css from './company-data.module.css';

const { data } = governmentPage;
const { label: naicsLabel, figure: naicsFigure } = data.naics;
const dollars = linearScale(0, bonding.aggregate);

/** The nameplate: primary code and bonding as the figures of the sheet, identifiers and status in cells below. */
export function CompanyData() {
  return (
    <Zone letter="B" aria-labelledby="company-data">
      <h2 id="company-data" className="sr-only">
        {data.title}
      </h2>
      <Nameplate
        figures={[
          ...(naicsFigure ? [{ label: naicsLabel, figure: naicsFigure, below: <NaicsTitle /> }] : []),
          { ...data.single, below: <Bond to={bonding.single} /> },
          { ...data.aggregate, below: <Bond to={bonding.aggregate} /> },
        ]}
        facts={plateFacts.map(({ term, ...fact }) => ({ term, value: <PlateValue {...fact} /> }))}
      />
    </Zone>
  );
}

function NaicsTitle() {
  return (
    <p className={css.below}>
      {data.naicsText} <span className="nb">{primaryStandard}</span>
    </p>
  );
}

/** Both bonds lie on one scale of dollars: their cells are equally wide. */
function Bond({ to }: { to: number }) {
  return <Bar className={css.bar} scale={dollars} to={to} fill="water" data-extends="" />;
}

function PlateValue({ value, note, status, isEmail, isSpecimen }: Omit<PlateFact, 'term'>) {
  return (
    <>
      <span className={css.value}>
        {status && <LineType status={status} className={css.line} />}
        <span>
          {isEmail ? <MailLink address={value} className={css.mail} /> : value}
          {isSpecimen && <RevisionTriangle label={specimen} />}
        </span>
      </span>
      {note && <span className={css.note}>{note}</span>}
    </>
  );
}

interface NameplateFigure {
  label: string;
  figure: string;
  /** What the figure is called in full, or its length to scale. */
  below?: ReactNode;
}

type NameplateProps = ComponentProps<'div'> & {
  /** The last two are bonds of three characters, such as $2M, or up to six, such as $12.5M; the code before them counts six, and is the widest. */
  figures: readonly NameplateFigure[];
  facts: readonly Fact[];
};

/** The company's plate: its three governing figures at one size on ink, its identifiers in cells below. */
function Nameplate({ figures, facts, className, ...rest }: NameplateProps) {
  const isLong = figures.slice(-2).some(({ figure }) => figure.length > 3);
  return (
    <div className={clsx(css.plate, className)} {...rest}>
      <div
        className={clsx(css.figures, isLong && css.long, figures.length === 2 && css.bonds)}
        data-plane="ink"
      >
        {figures.map(({ label, figure, below }) => (
          <div key={label}>
            <p className="label">{label}</p>
            <GiantFigure className={css.figure}>{figure}</GiantFigure>
            {below}
          </div>
        ))}
      </div>
      <dl className={css.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
