import { formatNumber } from '#content/format.ts';
import { projectWords } from '#content/pages/project.ts';
import type { ProjectResult } from '#content/record-pages/project.ts';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import css from './readings.module.css';

const words = projectWords.result;

/** Readings before and after, each row on a scale of its own: the bar before fills it. */
export function Readings({ readings }: Pick<ProjectResult, 'readings'>) {
  return (
    <table className={css.readings}>
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{words.reading}</span>
          </th>
          <th scope="col" className="label">
            {words.before}
          </th>
          <th scope="col" className="label">
            {words.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {readings.map(({ name, unit, before, after }) => (
          <tr key={name}>
            <th scope="row">
              {name} <span className={css.unit}>{unit}</span>
            </th>
            {[before, after].map((value, index) => (
              <td key={index === 0 ? words.before : words.after}>
                <Bar
                  scale={linearScale(0, before)}
                  to={value}
                  fill={index === 0 ? 'hatched' : 'solid'}
                  className={css.bar}
                />
                <b className="num">{formatNumber(value)}</b>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
