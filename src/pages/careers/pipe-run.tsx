import type { Pay } from '#content/records/fields.ts';
import type { Fill } from '#src/lib/position-fill.ts';
import css from './pipe-run.module.css';

/** The dollars across the place of the pipe: a wage of 30 fills six tenths of it. */
const dollars = 50;

/** The pipe that leaves a mark of the path, as thick as the wage the step starts at: down on phones, across elsewhere. */
export function PipeRun({ pay, fill }: { pay: Pay; fill: Fill }) {
  const edge = (dollars - pay.min) / 2;
  // longer than its place, which cuts off both ends
  const [start, length] = [-5, dollars + 10];
  return (
    <svg
      className={css[fill satisfies 'water' | 'blue' | 'solid']}
      viewBox={`0 0 ${dollars} ${dollars}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={css.down} x={edge} width={pay.min} y={start} height={length} />
      <rect className={css.across} y={edge} height={pay.min} x={start} width={length} />
    </svg>
  );
}
