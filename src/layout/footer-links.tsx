import { clsx } from 'clsx';
import type { NavigationItem } from '#content/schema.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import css from './footer-links.module.css';

interface FooterLinksProps {
  title: string;
  items: readonly NavigationItem[];
  className: string | undefined;
}

/** One of the footer's lists of pages. */
export function FooterLinks({ title, items, className }: FooterLinksProps) {
  return (
    <nav className={clsx(css.links, className)} aria-label={title}>
      <p className="label">{title}</p>
      <ul>
        {items.map(({ route, label }) => (
          <li key={route}>
            <RouteLink to={route}>{label}</RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
