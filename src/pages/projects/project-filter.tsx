import { projectsPage } from '#content/pages/projects.ts';
import type { Choice } from './filter-choices.ts';
import css from './project-filter.module.css';

const { filter } = projectsPage;

type ProjectFilterProps = { choices: readonly Choice[]; count: number };

/** Whom the work was for: plain links to targets that project-set.module.css reads, so it works without JavaScript. */
export function ProjectFilter({ choices, count }: ProjectFilterProps) {
  return (
    <nav className={css.filter} aria-label={filter.label}>
      <ul className={css.choices}>
        <Cell href="#all-projects" label={filter.all} count={count} />
        {choices.map(({ id, ...choice }) => (
          <Cell key={id} href={`#for-${id}`} {...choice} />
        ))}
      </ul>
    </nav>
  );
}

function Cell({ href, label, count }: Omit<Choice, 'id'> & { href: string }) {
  return (
    <li>
      <a href={href}>
        <span>{label}</span> <b className={`num ${css.count}`}>{count}</b>
      </a>
    </li>
  );
}
