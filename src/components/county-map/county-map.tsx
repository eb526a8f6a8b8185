import {
  countyPaths,
  homeLabels,
  homeNames,
  homeViewBox,
  names,
  regionBorders,
  regionLabels,
  viewBox,
} from 'virtual:county-map';
import { clsx } from 'clsx';
import { useId } from 'react';
import { HatchPattern } from '#src/ui/bar.tsx';
import { counties } from '#src/views/identity.ts';
import css from './county-map.module.css';

interface CountyMapProps {
  /** What the map shows, for those who can't see it; `CountyList` beside it carries the names. */
  label: string;
  /** The whole state with numbered regions, or the part around the home counties. */
  area?: 'state' | 'home';
  /** Off where no list of the numbered regions stands beside it. */
  hasNumbers?: boolean;
  /** Counties told apart by hatching. */
  hatched?: readonly string[];
  className?: string | undefined;
}

/** Florida's counties: home counties solid and named; the county under pointer or finger shows its name. */
export function CountyMap(props: CountyMapProps) {
  const { label, area = 'state', hasNumbers = area === 'state', hatched = [], className } = props;
  const id = useId();
  return (
    <div className={clsx(css.map, css[area satisfies 'state' | 'home'], className)}>
      <svg viewBox={area === 'state' ? viewBox : homeViewBox} role="img" aria-label={label}>
        {/* the same shapes once more below, in a pen so wide that it shows along the coast */}
        <use className={css.coast} href={`#${id}`} />
        <g className={css.borders}>
          <g id={id}>
            {homeLast.map(({ name, isHome }) => (
              <g key={name} className={isHome ? css.homeCounty : css.county}>
                <path d={countyPaths[name]} vectorEffect={pen} />
                <text>{name}</text>
              </g>
            ))}
          </g>
        </g>
        {hatched.length > 0 && (
          <g className={css.hatched}>
            <HatchPattern id={`${id}-hatch`} hatch="hatched" />
            {hatched.map((name) => (
              <path key={name} d={countyPaths[name]} vectorEffect={pen} fill={`url(#${id}-hatch)`} />
            ))}
          </g>
        )}
        {hasNumbers && <path className={css.regions} d={regionBorders} vectorEffect={pen} />}
        <CountyMapLabels hasNumbers={hasNumbers} at={area === 'state' ? names : homeNames} />
      </svg>
    </div>
  );
}

/** An attribute, because a rule does not reach the copy of the paths along the coast: Chromium and Firefox drew it too thin. */
const pen = 'non-scaling-stroke';

/** What is drawn last lies on top: the outlines of the home counties. */
const homeLast = counties.toSorted((one, other) => Number(one.isHome) - Number(other.isHome));

/** What is written on the map: numbers that key the regions to the list, names of the home counties off the coast. */
function CountyMapLabels({ hasNumbers, at }: { hasNumbers: boolean; at: typeof names }) {
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
          <path d={`M${x} ${y}L${at.leader} ${nameY}`} vectorEffect="non-scaling-stroke" />
          <circle cx={x} cy={y} r="5" />
          <text x={at.x} y={nameY} dy=".35em" textAnchor={at.anchor}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}
