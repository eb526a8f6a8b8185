import { clsx } from 'clsx';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { statement } from '#src/views/statement.ts';
import css from './bonding-section.module.css';
import text from './sheet-text.module.css';

const { heading, surety, single, aggregate, ticks, note } = statement.bonding;
const scale = linearScale(0, aggregate.dollars);

/** A column for each capacity, and both as bars on one axis. */
export function BondingSection() {
  return (
    <section className={clsx(text.cell, css.section)} aria-labelledby="bonding">
      <div className={css.head}>
        <h2 id="bonding" className={text.label}>
          {heading}
        </h2>
        <p className={text.quiet}>{surety}</p>
      </div>
      <div className={css.figures}>
        {[single, aggregate].map(({ figure, unit }) => (
          <p key={unit} className={css.bond}>
            <b className={clsx(text.figure, css.figure)}>{figure}</b>{' '}
            <span className={text.fact}>{unit}</span>
          </p>
        ))}
      </div>
      <div>
        <Bar className={css.bar} scale={scale} to={single.dollars} data-extends="" />
        <Bar className={css.bar} scale={scale} to={aggregate.dollars} fill="blue" data-extends="" />
        <ScaleBar
          className={css.axis}
          scale={scale}
          ticks={ticks.map(({ dollars }) => dollars)}
          format={(value) => ticks.find(({ dollars }) => dollars === value)?.label as string}
        />
      </div>
      <p className={clsx(text.quiet, css.note)}>{note}</p>
    </section>
  );
}
