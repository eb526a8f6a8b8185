import { drawingWords } from 'words:parts';
import { clsx } from 'clsx';
import { type ComponentProps, useId } from 'react';
import { PublicBuildingSection } from '#src/components/drawings/drawings.tsx';
import { sectionFlags } from '#src/components/drawings/section-flags.ts';
import { TableHead } from '#src/components/table-head.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { AnnotatedDrawing, HexagonFlag } from '#src/ui/annotated-drawing.tsx';
import { Bar, ScaleBar } from '#src/ui/bar.tsx';
import { Cells, Row, Split, Stack } from '#src/ui/layout.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { statement } from '#src/views/statement.ts';
import competenciesCss from './competencies-section.module.css';
import css from './statement.module.css';

type StatementSectionProps = ComponentProps<typeof Stack> & {
  heading: string;
  note?: string | null;
  /** Read aloud for the mark of a sample. */
  sample?: string | null;
};

/** A part of the statement under its heading, with a note at the other end of that line. */
export function StatementSection({ heading, note, sample, children, ...rest }: StatementSectionProps) {
  const title = useId();
  return (
    <Stack as="section" aria-labelledby={title} {...rest}>
      <Row ends className={css.ends}>
        <h2 id={title} className={css.label}>
          {heading}
          {sample && <RevisionTriangle label={sample} />}
        </h2>
        {note && <p className={css.quiet}>{note}</p>}
      </Row>
      {children}
    </Stack>
  );
}

/** What the company is registered for, and how much of it is bonded. */
export function Terms() {
  if (!statement.naics) return <BondingSection />;
  return (
    <Split into="main" at="large" className={css.terms} data-cut="">
      <NaicsSection {...statement.naics} />
      <BondingSection />
    </Split>
  );
}

function NaicsSection({ heading, primary, columns, others, note }: NonNullable<typeof statement.naics>) {
  return (
    <StatementSection className={css.cell} heading={heading}>
      <Row className={css.primary}>
        <p className={clsx('figure-xl', css.figure)}>{primary.code}</p>
        <p>
          <b className={css.fact}>{primary.title}</b> <span className={css.quiet}>{primary.note}</span>
        </p>
      </Row>
      {others.length > 0 && (
        <table className={clsx(css.rows, css.codes)}>
          <caption className="sr-only">{heading}</caption>
          <TableHead className="sr-only" names={[columns.code, columns.title, columns.size]} />
          <tbody>
            {others.map(({ code, title, size }) => (
              <tr key={code}>
                <th scope="row" className={clsx('num', css.digits)}>
                  {code}
                </th>
                <td className={css.under}>{title}</td>
                <td>{size}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className={css.quiet}>{note}</p>
    </StatementSection>
  );
}

const { heading, surety, single, aggregate, ticks, note } = statement.bonding;
const scale = linearScale(0, aggregate.dollars);

function BondingSection() {
  return (
    <StatementSection className={css.cell} heading={heading} note={surety}>
      <Cells of={[2, 2]} className={css.bonds}>
        {[single, aggregate].map(({ figure, unit }) => (
          <p key={unit}>
            <b className={clsx('figure-xl', css.bond)}>{figure}</b> <span className={css.fact}>{unit}</span>
          </p>
        ))}
      </Cells>
      <Stack gap="tight">
        <Bar className={css.bar} scale={scale} to={single.dollars} data-extends="" />
        <Bar className={css.bar} scale={scale} to={aggregate.dollars} fill="blue" data-extends="" />
        <ScaleBar
          className={css.axis}
          scale={scale}
          ticks={ticks.map(({ dollars }) => dollars)}
          format={(value) => ticks.find(({ dollars }) => dollars === value)?.label as string}
        />
      </Stack>
      <p className={css.quiet}>{note}</p>
    </StatementSection>
  );
}

const { drawing, heading: competencies, items } = statement.competencies;

/** Six competencies as the keynotes of a building's section: whole on a wide sheet, on phones in two pieces with a match line. */
export function CompetenciesSection() {
  return (
    <StatementSection className={clsx(css.cell, competenciesCss.section)} heading={competencies}>
      <div className={competenciesCss.room}>
        <Section className={competenciesCss.whole} alt={drawing} flags={sectionFlags} />
      </div>
      <div className={competenciesCss.pieces}>
        <div className={competenciesCss.first}>
          <Section className={competenciesCss.left} alt={drawing} flags={left} />
          <MatchLine />
        </div>
        <div className={competenciesCss.second}>
          <MatchLine isStart />
          <Section className={competenciesCss.right} alt="" flags={right} />
        </div>
      </div>
      <Cells as="ol" of={[2, 3, 6]} className={clsx(css.set, competenciesCss.keynotes)}>
        {items.map(({ flag, title, text }) => (
          <li key={flag}>
            <HexagonFlag className={competenciesCss.flag}>{flag}</HexagonFlag>
            <h3 className={css.fact}>{title}</h3>
            <p className={css.quiet}>{text}</p>
          </li>
        ))}
      </Cells>
    </StatementSection>
  );
}

const isLeft = ({ at }: (typeof sectionFlags)[number]) => at.x < 48;
const left = sectionFlags.filter(isLeft);
const right = sectionFlags.filter((flag) => !isLeft(flag));

type SectionProps = { alt: string; className: string | undefined; flags: typeof sectionFlags };

function Section({ alt, className, flags }: SectionProps) {
  return (
    <AnnotatedDrawing
      className={clsx(competenciesCss.drawing, className)}
      picture={<PublicBuildingSection alt={alt} />}
      views={[{ flags }]}
    />
  );
}

function MatchLine({ isStart }: { isStart?: boolean }) {
  return (
    <p className={clsx(competenciesCss.matchLine, isStart && competenciesCss.start)} aria-hidden="true">
      {drawingWords.matchLine}
    </p>
  );
}
