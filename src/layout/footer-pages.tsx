import { RouteLink } from '#src/components/route-link.tsx';
import type { NavigationItem } from '#src/views/navigation.ts';
import css from './footer-pages.module.css';

interface FooterPagesProps {
  label: string;
  items: readonly NavigationItem[];
}

/** Letters that a name may have beside three others on a phone; a longer one takes the room of two. */
const short = 12;

/** A list of pages in the footer, four in a row; on a desk under one another. */
export function FooterPages({ label, items }: FooterPagesProps) {
  return (
    <nav className={css.pages} aria-label={label}>
      <p className="label">{label}</p>
      <ul>
        {items.map(({ route, label: name }) => (
          <li key={route} className={name.length > short ? css.long : undefined}>
            <RouteLink to={route}>{name}</RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
