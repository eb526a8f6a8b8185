import type { OpeningDay } from '#content/records/hours/schema.ts';
import { minutesOf } from '#content/values/format.ts';
import { linearScale, percent } from '#src/lib/scale.ts';
import css from './opening-bar.module.css';

/** One day of 24 hours, the office as a bar. */
export function OpeningBar({ open }: Pick<OpeningDay, 'open'>) {
  const day = linearScale(0, 24 * 60);
  const quarters = [6, 12, 18].map((hour) => day(hour * 60));
  const [start, end] = open ? [day(minutesOf(open.from)), day(minutesOf(open.to))] : [0, 0];
  return (
    <svg className={css.day} aria-hidden="true">
      {quarters.map((x) => (
        <line key={x} className={css.hour} x1={percent(x)} x2={percent(x)} y2="100%" />
      ))}
      {open && (
        <rect className={css.office} x={percent(start)} width={percent(end - start)} y="24%" height="52%" />
      )}
    </svg>
  );
}
