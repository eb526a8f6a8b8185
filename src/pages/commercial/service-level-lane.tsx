import { hours as office } from 'records:hours';
import * as commercialPage from 'words:commercial';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { percent, type Scale } from '#src/lib/scale.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import type { ServiceLevel } from '#src/views/agreement.ts';
import css from './service-agreement.module.css';
import { call, type Span, timeAfter } from './timing.ts';

const { sla } = commercialPage;

interface ServiceLevelLaneProps {
  level: ServiceLevel;
  scale: Scale;
  /** The office hours from the call on, for a promise in days. */
  officeHours: readonly Span[];
}

/** One promise of the agreement: what it is for, and its hours as a block that begins with the call. */
export function ServiceLevelLane({ level, scale, officeHours }: ServiceLevelLaneProps) {
  const { id, title, text, hours, promise } = level;
  const spans = hours === null ? officeHours.slice(0, sla.days.length) : [{ from: 0, to: hours }];
  return (
    <div className={css.row}>
      <div className={css.side}>
        <h3>{title}</h3> <p>{text}</p>
      </div>
      <div className={css.plot}>
        <svg className={css.blocks} aria-hidden="true">
          {spans.map(({ from, to }, index) => (
            <Fragment key={from}>
              <rect
                className={clsx(id !== 'emergency' && css.tint)}
                x={percent(scale(from))}
                y="14%"
                width={percent(scale(to) - scale(from))}
                height="86%"
              />
              {hours === null && (
                <text x={percent((scale(from) + scale(to)) / 2)} y="57%" dy="0.36em" textAnchor="middle">
                  {sla.days[index]}
                </text>
              )}
            </Fragment>
          ))}
        </svg>
        {hours === null ? (
          <p className="sr-only">{promise}</p>
        ) : (
          <LanePromise hours={hours} promise={promise} scale={scale} />
        )}
      </div>
    </div>
  );
}

interface LanePromiseProps {
  hours: number;
  promise: string;
  scale: Scale;
}

/** The promised hours on their lane: on a long block, behind a short one. */
function LanePromise({ hours, promise, scale }: LanePromiseProps) {
  const isLong = scale(hours) - scale(0) > 40;
  return (
    <div className={css.promise}>
      <svg width={percent(isLong ? scale(0) : scale(hours))} height="1" aria-hidden="true" />
      <p>
        <GiantFigure className={clsx(css.figure, !isLong && css.large)}>{sla.figure({ hours })}</GiantFigure>
        <span>
          {promise}
          <span className={css.example}>{sla.example({ time: timeAfter(call, office.days, hours) })}</span>
        </span>
      </p>
      {isLong && <svg width={percent(100 - scale(hours))} height="1" aria-hidden="true" />}
    </div>
  );
}
