import { projectsPage } from '#content/pages/projects.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import css from './project-filter.module.css';

const { pages } = projectsPage;

/** The way to the other pages of the set, where one page does not hold it. */
export function SetPages({ number, count }: { number: number; count: number }) {
  if (count === 1) return null;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <nav className={css.filter} aria-label={pages.label}>
      <ol className={css.choices}>
        {numbers.map((page) => (
          <li key={page}>
            <RouteLink
              to="projects"
              page={page}
              aria-label={`${pages.page} ${page}`}
              aria-current={page === number ? 'page' : undefined}
            >
              {page}
            </RouteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
