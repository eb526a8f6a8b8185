import { clsx } from 'clsx';
import type { NavigationItem } from '#content/facts/navigation.schema.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import css from './footer-pages.module.css';

interface FooterPagesProps {
  label: string;
  items: readonly NavigationItem[];
  /** On a desk its names stand four under one another, in one column of the block. */
  isTall?: boolean;
}

/** Letters that a name may have beside three others on a phone; a longer one takes the room of two. */
const short = 12;

/** A list of pages in the footer, four in a row; on a desk in two columns. */
export function FooterPages({ label, items, isTall = false }: FooterPagesProps) {
  return (
    <nav className={clsx(css.pages, isTall && css.tall)} aria-label={label}>
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
