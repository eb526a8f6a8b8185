import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { counties } from '#content/counties.ts';
import css from './county-index.module.css';

/** All counties from A to Z, for who looks for one name; home counties are bold. */
export function CountyIndex({ className, ...rest }: ComponentProps<'ul'>) {
  return (
    <ul className={clsx(css.index, className)} {...rest}>
      {counties.map(({ name, isHome }) => (
        <li key={name}>{isHome ? <strong>{name}</strong> : name}</li>
      ))}
    </ul>
  );
}
