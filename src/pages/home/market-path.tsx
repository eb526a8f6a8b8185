import type { RouteName } from '#content/addresses/routes.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import { Arrow } from '#src/ui/arrow.tsx';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import css from './market-path.module.css';

interface MarketPathProps {
  route: RouteName;
  title: string;
  figure: string;
  unit: string;
  text: string;
}

/** The way into one market: the whole cell is the link, with the one figure that its visitors look for first. */
export function MarketPath({ route, title, figure, unit, text }: MarketPathProps) {
  return (
    <li>
      <RouteLink to={route} className={css.link}>
        <h2>
          {title}
          <Arrow />
        </h2>
        <p className={css.value}>
          <GiantFigure className={css.figure}>{figure}</GiantFigure> <span className={css.unit}>{unit}</span>
        </p>
        <p className={css.text}>{text}</p>
      </RouteLink>
    </li>
  );
}
