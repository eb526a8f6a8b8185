import { counties } from '#content/facts/counties.ts';
import css from './county-index.module.css';

/** All counties from A to Z, for who looks for one name; home counties are bold. */
export function CountyIndex() {
  return (
    <ul className={css.index}>
      {counties.map(({ name, isHome }) => (
        <li key={name}>{isHome ? <strong>{name}</strong> : name}</li>
      ))}
    </ul>
  );
}
