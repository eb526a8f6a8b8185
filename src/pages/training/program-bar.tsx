import { trainingPage } from '#content/pages/training.ts';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import css from './program-bar.module.css';

/** A program's weeks as a bar on the scale of the longest; its figure stands inside, or behind a short bar. */
export function ProgramBar({ duration, weeks }: { duration: number; weeks: number }) {
  const scale = linearScale(0, weeks);
  const end = scale(duration);
  const isShort = end < 36;
  const [figure, unit] = trainingPage.programs.weeks(duration).split(' ');
  return (
    <svg className={css.bar} aria-hidden="true">
      {evenTicks(0, weeks, 1).map((week) => (
        <line key={week} className={css.week} x1={percent(scale(week))} x2={percent(scale(week))} y2="100%" />
      ))}
      <line className={css.week} x2="100%" y1="0" y2="0" />
      <line className={css.week} x2="100%" y1="100%" y2="100%" />
      <rect className={css.length} width={percent(end)} height="100%" />
      <text className={isShort ? css.beside : css.inside} x={isShort ? percent(end) : 0} dx="16" y="50%">
        <tspan className={css.figure} dy="0.35em">
          {figure}
        </tspan>
        <tspan className={css.unit} dx="8">
          {unit}
        </tspan>
      </text>
    </svg>
  );
}
