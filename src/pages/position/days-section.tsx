import { positionPage } from '#content/pages/position.ts';
import type { PositionView } from '#content/record-pages/position.ts';
import { evenTicks, linearScale } from '#src/lib/scale.ts';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { Zone } from '#src/ui/zone.tsx';
import { ZoneTitle } from '#src/ui/zone-title.tsx';
import { DayBar } from './day-bar.tsx';
import { DayRail, RailStart } from './day-rail.tsx';
import css from './days-section.module.css';

const words = positionPage.days;

/** The days from application to offer: each step on one axis, on a phone beside its day on a rail. */
export function DaysSection({ days }: PositionView) {
  const last = days.at(-1)?.until;
  if (!last) return null;
  const scale = linearScale(0, last);
  const ends = days.map(({ until }) => until);
  return (
    <Zone letter="D" padded aria-labelledby="days">
      <ZoneTitle id="days" note={words.note}>
        {words.title}
      </ZoneTitle>
      <div className={css.axis}>
        <ScaleBar
          scale={scale}
          ticks={[0, ...ends]}
          minor={evenTicks(0, last, 1)}
          unit={words.unit}
          everyLabel
        />
      </div>
      <RailStart to={ends[0] ?? last} />
      <ol>
        {days.map(({ title, text, until }, index) => (
          <li key={title} className={css.step}>
            <DayRail to={until} next={ends[index + 1]} index={index} />
            <div className={css.words}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="sr-only">
                {words.until} {until}
              </p>
            </div>
            <DayBar scale={scale} from={ends[index - 1] ?? 0} to={until} index={index} />
          </li>
        ))}
      </ol>
    </Zone>
  );
}
