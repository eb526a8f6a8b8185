import { hours } from 'records:hours';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { serviceLevels } from '#content/facts/service-agreement.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { evenTicks, linearScale } from '#src/lib/scale.ts';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import { TitleBlock } from '#src/ui/title-block.tsx';
import { ClockAxis } from './clock-axis.tsx';
import css from './service-agreement.module.css';
import { ServiceLevelLane } from './service-level-lane.tsx';
import { openSpans } from './timing.ts';

const { sla } = commercialPage;

/** Hours since the call, from a little before it to the end of the longest promise and of the office hours that follow it, with room for their name. */
const from = -2;
const until = Math.max(...serviceLevels.map(({ hours }) => hours ?? 0)) + 11;
const scale = linearScale(from, until);
const officeHours = openSpans(sla.call, hours.days, from, until);

/** The service agreement as a timing diagram: every promise over the hours after one call, and its conditions. */
export function ServiceAgreement({ className, ...rest }: ComponentProps<'figure'>) {
  return (
    <figure className={clsx(css.sheet, className)} data-plane="white" aria-labelledby="sla" {...rest}>
      <figcaption className={css.caption}>
        <h2 id="sla">{sla.title}</h2>
        <p className="small">{sla.note}</p>
      </figcaption>
      <div className={clsx(css.row, css.clock)}>
        <p className={css.side}>
          <span className="label">{sla.clock}</span>
          <span className={css.key}>{sla.closed}</span>
        </p>
        <ClockAxis scale={scale} from={from} until={until} open={officeHours} />
      </div>
      {serviceLevels.map((level) => (
        <ServiceLevelLane
          key={level.id}
          level={level}
          scale={scale}
          until={until}
          officeHours={officeHours.map((span) => ({ ...span, from: Math.max(span.from, 0) }))}
        />
      ))}
      <div className={clsx(css.row, css.since)}>
        <p className={css.side}>
          <span className="label">{sla.since}</span>
        </p>
        <ScaleBar
          className={css.scale}
          scale={scale}
          ticks={evenTicks(0, until, until > 40 ? 8 : 4)}
          minor={evenTicks(from, until, 1)}
          unit="h"
        />
      </div>
      <TitleBlock className={css.terms} items={sla.terms} sheet={sla.number} />
    </figure>
  );
}
