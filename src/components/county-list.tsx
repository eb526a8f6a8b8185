import { regions } from 'records:regions';
import { clsx } from 'clsx';
import { counties } from '#src/views/identity.ts';
import css from './county-list.module.css';

/** All counties under the numbered regions of the map; home counties come first and bold. */
export function CountyList({ className }: { className?: string | undefined }) {
  return (
    <ol className={clsx('note', css.regions, className)}>
      {regions.map(({ number, name }) => (
        <li key={name}>
          <b className={clsx('figure-sm', css.number)} aria-hidden="true">
            {number}
          </b>
          <h3 className="name">{name}</h3>
          <ul className={css.counties}>
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
