import { clsx } from 'clsx';
import type { NavigationItem } from '#content/facts/navigation.schema.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import css from './footer-pages.module.css';

interface FooterPagesProps {
  label: string;
  items: readonly NavigationItem[];
  /** Its names are short, so four of them stand in a row; a long one takes the room of two. */
  isDense?: boolean;
}

/** Letters that a name may have beside three others on a phone. */
const short = 12;

/** A list of pages in the footer, in as many columns as its names allow. */
export function FooterPages({ label, items, isDense = false }: FooterPagesProps) {
  return (
    <nav className={clsx(css.pages, isDense && css.dense)} aria-label={label}>
      <p className="label">{label}</p>
      <ul>
        {items.map(({ route, label: name }) => (
          <li key={route} className={isDense && name.length > short ? css.long : undefined}>
            <RouteLink to={route}>{name}</RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
