import { clsx } from 'clsx';
import { ColumnHeads } from '#src/components/column-heads.tsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { Cells, Row, Split, Stack } from '#src/ui/layout.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { statement } from '#src/views/statement.ts';
import type { StatementSheet } from '#src/views/statement-sheet.ts';
import css from './statement.module.css';

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

type StatementNaics = NonNullable<StatementSheet['naics']>;

/** The primary code as the figure of the sheet, the others in a table with their size standards. */
function NaicsSection({ heading, primary, columns, others, note }: StatementNaics) {
  return (
    <Stack as="section" className={css.cell} aria-labelledby="naics">
      <h2 id="naics" className={css.label}>
        {heading}
      </h2>
      <Row className={css.primary}>
        <p className={clsx('figure-xl', css.figure)}>{primary.code}</p>
        <p>
          <b className={css.fact}>{primary.title}</b> <span className={css.quiet}>{primary.note}</span>
        </p>
      </Row>
      {others.length > 0 && (
        <table className={clsx(css.rows, css.codes)}>
          <caption className="sr-only">{heading}</caption>
          <thead className="sr-only">
            <tr>
              <ColumnHeads names={[columns.code, columns.title, columns.size]} />
            </tr>
          </thead>
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
    </Stack>
  );
}

const { heading, surety, single, aggregate, ticks, note } = statement.bonding;
const scale = linearScale(0, aggregate.dollars);

/** A column for each capacity, and both as bars on one axis. */
function BondingSection() {
  return (
    <Stack as="section" className={css.cell} aria-labelledby="bonding">
      <Row ends className={css.ends}>
        <h2 id="bonding" className={css.label}>
          {heading}
        </h2>
        <p className={css.quiet}>{surety}</p>
      </Row>
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
          everyLabel
        />
      </Stack>
      <p className={css.quiet}>{note}</p>
    </Stack>
  );
}
