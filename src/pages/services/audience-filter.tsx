import { servicesPage } from '#content/pages/services.ts';
import css from './audience-filter.module.css';

const { filter } = servicesPage;

/** Links that show the rows for one audience: each is the target of its own address, so that no script is needed. */
export function AudienceFilter() {
  return (
    <nav className={css.filter} aria-labelledby="filter-label">
      <p id="filter-label" className={css.label}>
        {filter.label}
      </p>
      <ul className={css.links}>
        {filter.audiences.map(({ id, name, count }) => (
          <li key={id}>
            <a id={`for-${id}`} href={`#for-${id}`} data-show={id} className={css.link}>
              <b>{name}</b>
              <span className={css.count}>{count}</span>
              <span className={css.shown}>{filter.shown}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
