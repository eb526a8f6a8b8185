import * as servicesPage from 'words:services';
import { formatRange } from '#content/values/format.ts';
import { percent } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { BreakLine } from '#src/ui/break-line.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import type { Equipment } from '#src/views/services.ts';
import css from './capacity.module.css';
import { capacityScale } from './capacity-scale.ts';

const { schedule } = servicesPage;

/** A range of tons as figures and as a bar to scale, or words where tons do not measure it. */
export function Capacity({ capacity }: Pick<Equipment, 'capacity'>) {
  if ('words' in capacity) {
    return <span className={css.words}>{capacity.words}</span>;
  }
  const { tons, sample } = capacity;
  return (
    <div className={css.capacity}>
      <span className={css.tons}>
        {formatRange(tons)}
        <span className="sr-only"> {schedule.unit}</span>
        {sample && <RevisionTriangle mark="1" label={schedule.sample} />}
      </span>
      <div className={css.chart}>
        <Decades />
        <Bar
          scale={capacityScale.scale}
          from={tons.min}
          to={tons.isOpen ? undefined : tons.max}
          fill="blue"
          className={css.bar}
        />
        {tons.isOpen && (
          <svg className={css.break} aria-hidden="true">
            <BreakLine x="100%" />
          </svg>
        )}
      </div>
    </div>
  );
}

/** The lines of the scale. */
function Decades() {
  return (
    <svg className={css.grid} aria-hidden="true">
      {capacityScale.decades.map((decade) => {
        const x = percent(capacityScale.scale(decade));
        return <line key={decade} x1={x} x2={x} y2="100%" />;
      })}
    </svg>
  );
}
