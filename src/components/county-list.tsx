import { regions } from 'records:regions';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { counties } from '#src/views/identity.ts';
import css from './county-list.module.css';

interface CountyListProps extends ComponentProps<'ol'> {
  heading?: 'h3' | 'h4';
}

/** All counties under the numbered regions of the map; home counties come first and bold. */
export function CountyList({ heading: Heading = 'h3', className, ...rest }: CountyListProps) {
  return (
    <ol className={clsx('note', css.regions, className)} {...rest}>
      {regions.map(({ number, name }) => (
        <li key={name}>
          <b className={clsx('figure-sm', css.number)} aria-hidden="true">
            {number}
          </b>
          <Heading className="name">{name}</Heading>
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
