import { projectsPage } from '#content/pages/projects.ts';
import type { Choice } from './filter-choices.ts';
import css from './project-filter.module.css';

const { filter } = projectsPage;

/** Which sheets are shown: plain links to targets that sheet-set.module.css reads, so it works without JavaScript. */
export function ProjectFilter({ choices }: { choices: readonly Choice[] }) {
  return (
    <nav className={css.filter} aria-label={filter.label}>
      <p className={css.label}>{filter.label}</p>
      <ul className={css.choices}>
        <li>
          <a href="#all-projects">{filter.all}</a>
        </li>
        {choices.map(({ id, label, count }) => (
          <li key={id}>
            <a href={`#for-${id}`}>
              {label} <span className={css.count}>({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
