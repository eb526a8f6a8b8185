import { regions } from 'records:regions';
import { clsx } from 'clsx';
import { useId } from 'react';
import { HatchPattern } from '#src/ui/bar.tsx';
import { counties, countyMap as map } from '#src/views/identity.ts';
import listCss from './county-list.module.css';
import css from './county-map.module.css';

interface CountyMapProps {
  label: string;
  area?: 'state' | 'home';
  /** Off where no list of the numbered regions stands beside it. */
  hasNumbers?: boolean;
  hatched?: readonly string[];
  className?: string | undefined;
}

/** Florida's counties: home counties solid and named; the county under pointer or finger shows its name. */
export function CountyMap(props: CountyMapProps) {
  const { label, area = 'state', hasNumbers = area === 'state', hatched = [], className } = props;
  const id = useId();
  const at = area === 'state' ? map.names : map.homeNames;
  return (
    <div className={clsx(css.map, css[area satisfies 'state' | 'home'], className)}>
      <svg viewBox={area === 'state' ? map.viewBox : map.homeViewBox} role="img" aria-label={label}>
        {/* the same shapes once more below, in a pen so wide that it shows along the coast */}
        <use className={css.coast} href={`#${id}`} />
        <g className={css.borders}>
          <g id={id}>
            {homeLast.map(({ name, isHome }) => (
              <g key={name} className={isHome ? css.homeCounty : css.county}>
                <path d={map.countyPaths[name]} vectorEffect={pen} />
                <text>{name}</text>
              </g>
            ))}
          </g>
        </g>
        {hatched.length > 0 && (
          <g className={css.hatched}>
            <HatchPattern id={`${id}-hatch`} hatch="hatched" />
            {hatched.map((name) => (
              <path key={name} d={map.countyPaths[name]} vectorEffect={pen} fill={`url(#${id}-hatch)`} />
            ))}
          </g>
        )}
        {hasNumbers && <path className={css.regions} d={map.regionBorders} vectorEffect={pen} />}
        <g className={css.labels}>
          {hasNumbers &&
            map.regionLabels.map(({ number, x, y }) => (
              <text key={number} className={css.number} x={x} y={y} dy=".35em">
                {number}
              </text>
            ))}
          {map.homeLabels.map(({ name, x, y, nameY }) => (
            <g key={name}>
              <path d={`M${x} ${y}L${at.leader} ${nameY}`} vectorEffect={pen} />
              <circle cx={x} cy={y} r="5" />
              <text x={at.x} y={nameY} dy=".35em" textAnchor={at.anchor}>
                {name}
              </text>
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** An attribute, because a rule does not reach the copy of the paths along the coast: Chromium and Firefox drew it too thin. */
const pen = 'non-scaling-stroke';

/** What is drawn last lies on top: the outlines of the home counties. */
const homeLast = counties.toSorted((one, other) => Number(one.isHome) - Number(other.isHome));

/** All counties under the numbered regions of the map; home counties come first and bold. */
export function CountyList({ className }: { className?: string | undefined }) {
  return (
    <ol className={clsx('note', listCss.regions, className)}>
      {regions.map(({ number, name }) => (
        <li key={name}>
          <b className={clsx('figure-sm', listCss.number)} aria-hidden="true">
            {number}
          </b>
          <h3 className="name">{name}</h3>
          <ul className={listCss.counties}>
            {homeFirst
              .filter(({ region }) => region === number)
              .map((county) => (
                <li key={county.name}>{county.isHome ? <strong>{county.name}</strong> : county.name}</li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const homeFirst = counties.toSorted((one, other) => Number(other.isHome) - Number(one.isHome));
