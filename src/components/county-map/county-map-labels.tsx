import { homeLabels, regionLabels } from 'virtual:county-map';
import css from './county-map.module.css';

/** Past the easternmost land. */
const nameX = 1026;

/** What is written on the map: numbers that key the regions to the list, names of the home counties off the coast. */
export function CountyMapLabels({ hasNumbers }: { hasNumbers: boolean }) {
  return (
    <g className={css.labels}>
      {hasNumbers &&
        regionLabels.map(({ number, x, y }) => (
          <text key={number} className={css.number} x={x} y={y} dy=".35em">
            {number}
          </text>
        ))}
      {homeLabels.map(({ name, x, y, nameY }) => (
        <g key={name}>
          <path d={`M${x} ${y}L${nameX - 10} ${nameY}`} vectorEffect="non-scaling-stroke" />
          <circle cx={x} cy={y} r="5" />
          <text x={nameX} y={nameY} dy=".35em">
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
