import { projectPage } from '#content/pages/project.ts';
import type { ProjectResult } from '#content/record-pages/project.ts';
import { formatNumber } from '#content/values/format.ts';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import css from './readings.module.css';

const words = projectPage.result;

/** Readings before and after, one under the other, each pair on a scale of its own: the bar before fills it. */
export function Readings({ readings }: Pick<ProjectResult, 'readings'>) {
  return (
    <table className={css.readings}>
      <caption className="sr-only">{words.caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.reading}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {readings.map(({ name, unit, before, after }) => (
          <tr key={name} className={css.pair}>
            <th scope="row" className={css.name}>
              {name} <span className={css.unit}>{unit}</span>
            </th>
            <Reading when={words.before} value={before} full={before} fill="hatched" />
            <Reading when={words.after} value={after} full={before} fill="solid" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ReadingProps {
  when: string;
  value: number;
  /** The length of the whole bar. */
  full: number;
  fill: 'hatched' | 'solid';
}

function Reading({ when, value, full, fill }: ReadingProps) {
  return (
    <td className={css.reading}>
      {/* the head of its column says it too */}
      <span className="label" aria-hidden="true">
        {when}
      </span>
      <Bar scale={linearScale(0, full)} to={value} fill={fill} className={css.bar} />
      <b className="num">{formatNumber(value)}</b>
    </td>
  );
}
