import { clsx } from 'clsx';
import { commercialPage } from '#content/pages/commercial.ts';
import { percent, type Scale } from '#src/lib/scale.ts';
import { GiantFigure } from '#src/ui/giant-figure.tsx';
import css from './lane-promise.module.css';

interface LanePromiseProps {
  hours: number;
  promise: string;
  scale: Scale;
  className?: string | undefined;
}

/** The promised hours on their lane: inside a long pulse, behind a short one. */
export function LanePromise({ hours, promise, scale, className }: LanePromiseProps) {
  const isLong = scale(hours) - scale(0) > 40;
  return (
    <div className={clsx(css.promise, className)}>
      <svg width={percent(isLong ? scale(0) : scale(hours))} height="1" aria-hidden="true" />
      <p className={clsx(!isLong && css.large)}>
        <GiantFigure className={css.figure}>{commercialPage.sla.figure(hours)}</GiantFigure>
        <span>
          {promise}
          <span className={css.example}>{commercialPage.sla.example(hours)}</span>
        </span>
      </p>
      {isLong && <svg width={percent(100 - scale(hours))} height="1" aria-hidden="true" />}
    </div>
  );
}
