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

/** The way into one market: the whole cell is the link, its promise drawn to scale in hours or in days. */
export function MarketPath({ route, title, promise, hours, text }: MarketPathProps) {
  return (
    <li>
      <RouteLink to={route} className={css.link}>
        <h2>{title}</h2>
        <p className={css.promise}>{promise}</p>
        <Arrow className={css.arrow} />
        {hours === null ? <Days /> : <Hours hours={hours} />}
        <p className={css.text}>{text}</p>
      </RouteLink>
    </li>
  );
}

const lastHour = Math.max(12, ...homePage.paths.map(({ hours }) => hours ?? 0));
const dayHours = linearScale(0, lastHour);

function Hours({ hours }: { hours: number }) {
  return (
    <div className={css.scale}>
      <Bar className={css.bar} scale={dayHours} to={hours} />
      <ScaleBar
        scale={dayHours}
        ticks={evenTicks(0, lastHour, 2)}
        minor={evenTicks(0, lastHour, 1)}
        unit="h"
        height="28"
      />
    </div>
  );
}

const days = linearScale(0, homePage.days.length);

/** A promise for the day of the call has no hours: its scale is the calendar. */
function Days() {
  return (
    <div className={css.scale}>
      <Bar className={css.bar} scale={days} to={1} />
      <div className={css.days} aria-hidden="true">
        {homePage.days.map((day) => (
          <span key={day}>{day}</span>
        ))}
      </div>
    </div>
  );
}
