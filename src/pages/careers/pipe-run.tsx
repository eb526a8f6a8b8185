import css from './pipe-run.module.css';

const pixelsPerDollar = 1.25;

/** The pipe that leaves a mark of the path `from` pixels on, its diameter to the scale of the wage: down on phones, across from 1024 px. */
export function PipeRun({ wage, from }: { wage: number; from: number }) {
  const diameter = wage * pixelsPerDollar;
  return (
    <>
      <svg className={css.down} aria-hidden="true">
        <svg x="50%" overflow="visible" aria-hidden="true">
          <rect x={-diameter / 2} width={diameter} y={from} height="100%" />
        </svg>
      </svg>
      <svg className={css.across} aria-hidden="true">
        <svg y="50%" overflow="visible" aria-hidden="true">
          <rect y={-diameter / 2} height={diameter} x={from} width="100%" />
        </svg>
      </svg>
    </>
  );
}
