import { homePage } from '#content/pages/home.ts';
import type { RouteName } from '#content/routes.ts';
import { RouteLink } from '#src/components/route-link.tsx';
import { evenTicks, linearScale } from '#src/lib/scale.ts';
import { Arrow } from '#src/ui/arrow.tsx';
import { Bar } from '#src/ui/bar.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import css from './market-path.module.css';

interface MarketPathProps {
  route: RouteName;
  title: string;
  promise: string;
  hours: number | null;
  text: string;
}

const lastHour = Math.max(12, ...homePage.paths.map(({ hours }) => hours ?? 0));
const scale = linearScale(0, lastHour);

/** The way into one market: the whole cell is the link, its promise on the same scale of hours as its neighbors'. */
export function MarketPath({ route, title, promise, hours, text }: MarketPathProps) {
  return (
    <li>
      <RouteLink to={route} className={css.link}>
        <h2>
          {title}
          <Arrow className={css.arrow} />
        </h2>
        <p className={css.promise}>{promise}</p>
        <div className={css.scale}>
          {hours === null ? (
            // the day of the call has no hour: its bar breaks off, and runs on beyond the scale
            <Bar className={css.bar} scale={scale} to={lastHour * 0.93} fill="blue" broken />
          ) : (
            <Bar className={css.bar} scale={scale} to={hours} />
          )}
          <ScaleBar
            scale={scale}
            ticks={evenTicks(0, lastHour, 2)}
            minor={evenTicks(0, lastHour, 1)}
            unit="h"
            height="28"
          />
        </div>
        <p className={css.text}>{text}</p>
      </RouteLink>
    </li>
  );
}
