import { formatNumber } from '#content/format.ts';
import { projectWords } from '#content/pages/project.ts';
import type { ProjectResult } from '#content/record-pages/project.ts';
import { linearScale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import css from './readings.module.css';

const words = projectWords.result;

/** Readings before and after, one under the other, each pair on a scale of its own: the bar before fills it. */
export function Readings({ readings }: Pick<ProjectResult, 'readings'>) {
  return (
    <table className={css.readings}>
      <caption className="sr-only">{words.caption}</caption>
      {readings.map(({ name, unit, before, after }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={css.name}>
              {name} <span className={css.unit}>{unit}</span>
            </th>
          </tr>
          <tr>
            <Reading when={words.before} value={before} full={before} fill="hatched" />
          </tr>
          <tr>
            <Reading when={words.after} value={after} full={before} fill="solid" />
          </tr>
        </tbody>
      ))}
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
    <>
      <th scope="row" className="label">
        {when}
      </th>
      <td>
        <div className={css.reading}>
          <Bar scale={linearScale(0, full)} to={value} fill={fill} className={css.bar} />
          <b className="num">{formatNumber(value)}</b>
        </div>
      </td>
    </>
  );
}
