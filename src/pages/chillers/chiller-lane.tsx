import * as chillersPage from 'words:chillers';
import { clsx } from 'clsx';
import type { ChillerType } from '#content/records/chillers.ts';
import { formatRange } from '#content/values/format.ts';
import { ChillerElevation } from '#src/components/drawings/chiller-elevation.tsx';
import { percent } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import css from './chiller-lane.module.css';
import { tonnage } from './tonnage.ts';

const words = chillersPage.types;
/** Hatched for what is a compressor, not a machine of its own. */
const fills = { 'air-cooled': 'solid', 'water-cooled': 'blue', screw: 'hatched' } as const;

/** A type of chiller on its range of tons; its text stands where the range is not. */
export function ChillerLane({ id, name, tons, text }: ChillerType) {
  const start = tonnage.scale(tons.min);
  const end = tons.isOpen ? 100 : tonnage.scale(tons.max);
  const { side, machineEnd } = placeText(start, end);
  return (
    <article
      id={id}
      className={clsx(css.lane, side === 'before' && css.before)}
      aria-labelledby={`${id}-name`}
    >
      <Lines className={css.upper} isBehindText={(x) => (side === 'before' ? x < start : x > machineEnd)} />
      <div className={css.stage}>
        <Spacer width={start} />
        <ChillerElevation
          type={id}
          alt={words.elevation({ name: name.toLowerCase() })}
          className={css.machine}
        />
        <Spacer width={100 - end} className={css.narrow} />
        <Spacer width={100 - machineEnd} className={css.wide} />
      </div>
      <div className={css.margin}>
        {side === 'after' && <Spacer width={machineEnd} />}
        <div className={css.text}>
          <h3 id={`${id}-name`}>{name}</h3>
          <p className={css.range}>
            <span className={css.figure}>{formatRange(tons)}</span> {words.unit}
          </p>
          <p>{text}</p>
        </div>
        {side === 'before' && <Spacer width={100 - start} />}
      </div>
      <Lines className={css.lower} isBehindText={(x) => (side === 'before' ? x < start : x > end)} />
      <Bar
        scale={tonnage.scale}
        from={tons.min}
        to={tons.isOpen ? undefined : tons.max}
        broken={tons.isOpen}
        fill={fills[id]}
        className={css.bar}
      />
    </article>
  );
}

/** The lines of the scale; where words stand beside the machine, those behind them are left out. */
function Lines({
  className,
  isBehindText,
}: {
  className: string | undefined;
  isBehindText: (x: number) => boolean;
}) {
  return (
    <svg className={clsx(css.lines, className)} aria-hidden="true">
      {tonnage.ticks.slice(1).map((value) => {
        const x = tonnage.scale(value);
        return (
          <line
            key={value}
            className={isBehindText(x) ? css.behind : undefined}
            x1={percent(x)}
            x2={percent(x)}
            y2="100%"
          />
        );
      })}
    </svg>
  );
}

/** Text before the range where that leaves room, else after it, else over its upper half, where no machine stands. */
function placeText(start: number, end: number): { side: 'before' | 'after'; machineEnd: number } {
  if (start >= roomForText) return { side: 'before', machineEnd: end };
  return { side: 'after', machineEnd: 100 - end >= roomForText ? end : (start + end) / 2 };
}

/** In percent of the scale. */
const roomForText = 24;

/** Keeps a part of the scale free: an attribute, because a style with a computed length is not allowed. */
function Spacer({ width, className }: { width: number; className?: string }) {
  return <svg className={clsx(css.spacer, className)} width={percent(width)} height="1" aria-hidden="true" />;
}
