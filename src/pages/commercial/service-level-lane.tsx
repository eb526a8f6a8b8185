import { hours as office } from 'records:hours';
import * as commercialPage from 'words:commercial';
import { clsx } from 'clsx';
import { percent, type Scale } from '#src/lib/scale.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import type { ServiceLevel } from '#src/views/agreement.ts';
import css from './service-agreement.module.css';
import { call, type Span, timeAfter } from './timing.ts';

const { sla } = commercialPage;

interface ServiceLevelLaneProps {
  level: ServiceLevel;
  scale: Scale;
  until: number;
  /** The office hours from the call on, for a promise in days. */
  officeHours: readonly Span[];
}

/** One promise of the agreement: what it is for, and its hours as a pulse that rises with the call. */
export function ServiceLevelLane({ level, scale, until, officeHours }: ServiceLevelLaneProps) {
  const { id, title, text, hours, promise } = level;
  const pulses = hours === null ? officeHours.slice(0, sla.days.length) : [{ from: 0, to: hours }];
  return (
    <div className={css.row}>
      <div className={css.side}>
        <h3>{title}</h3> <p>{text}</p>
      </div>
      <div className={css.plot}>
        <svg className={css.wave} aria-hidden="true">
          {pulses.map((pulse, index) => (
            <Pulse
              key={pulse.from}
              {...pulse}
              scale={scale}
              rest={pulses[index + 1]?.from ?? until}
              fill={clsx(id !== 'emergency' && css.tint)}
              label={hours === null ? sla.days[index] : undefined}
            />
          ))}
          <line className={css.edge} x2={percent(scale(0))} y1="100%" y2="100%" />
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

interface PulseProps extends Span {
  scale: Scale;
  /** Where the line leaves the ground again. */
  rest: number;
  fill: string;
  label: string | undefined;
}

function Pulse({ from, to, scale, rest, fill, label }: PulseProps) {
  const start = percent(scale(from));
  const end = percent(scale(to));
  return (
    <>
      <rect className={fill} x={start} y="14%" width={percent(scale(to) - scale(from))} height="86%" />
      <line className={css.edge} x1={start} x2={start} y1="14%" y2="100%" />
      <line className={css.edge} x1={start} x2={end} y1="14%" y2="14%" />
      <line className={css.edge} x1={end} x2={end} y1="14%" y2="100%" />
      <line className={css.edge} x1={end} x2={percent(scale(rest))} y1="100%" y2="100%" />
      {label && (
        <text x={percent((scale(from) + scale(to)) / 2)} y="57%" dy="0.36em" textAnchor="middle">
          {label}
        </text>
      )}
    </>
  );
}

interface LanePromiseProps {
  hours: number;
  promise: string;
  scale: Scale;
}

/** The promised hours on their lane: inside a long pulse, behind a short one. */
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
