import * as words from 'words:position';
import { formatDollars } from '#content/values/format.ts';
import { advanceOf, capHeight } from '#src/lib/figure-advance.ts';
import { fillOf } from '#src/lib/position-fill.ts';
import { evenTicks, linearScale, percent, type Scale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { FittedFigure } from '#src/ui/fitted-figure.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import type { PositionView } from '#src/views/record-pages/position.ts';
import css from './pay-scale.module.css';
import { PaySteps } from './pay-steps.tsx';

/** The pay as a figure that is as wide as its band on the scale of dollars; on a phone over the middle of its band. */
export function PayScale({ pay, index, sample }: Pick<PositionView, 'pay' | 'index' | 'sample'>) {
  const { axis, min, max, range, bonuses, others, steps } = pay;
  const dollars = linearScale(axis.low, axis.high);
  const [from, to] = [dollars(min), dollars(max)];
  const unit = `${words.unit} ${bonuses}`;
  // on a phone a letter takes 2.4 hundredths of the scale at most
  const behind = 100 - to > unit.length * 2.4;
  return (
    <div className={css.pay} data-plane="water">
      <p className={css.figure}>
        <svg
          className={css.before}
          width={percent(roomBefore(range, (from + to) / 2))}
          height="1"
          aria-hidden="true"
        />
        <span className={css.range}>{range}</span> <span className="sr-only">{unit}</span>{' '}
        {sample && <RevisionTriangle mark="1" />}
      </p>
      <WideFigure range={range} from={from} to={to} unit={unit} />
      <div className={css.drawing}>
        <Bar scale={dollars} from={min} to={max} fill={fillOf(index)} className={css.band} data-extends="" />
        <svg className={css.beside} aria-hidden="true">
          <text
            x={percent(behind ? to : from)}
            y="50%"
            dx={behind ? 8 : -8}
            dy="0.35em"
            textAnchor={behind ? 'start' : 'end'}
          >
            {unit}
          </text>
        </svg>
      </div>
      <ScaleBar
        scale={dollars}
        ticks={axis.ticks}
        minor={evenTicks(axis.low, axis.high, 1)}
        format={formatDollars}
        everyLabel
        className={css.axis}
      />
      {others.map((other) => (
        <OtherBand key={other.title} {...other} scale={dollars} />
      ))}
      <PaySteps steps={steps} scale={dollars} />
    </div>
  );
}

/** On a phone, what stays open before a figure of 20 hundredths' size whose middle stands at `middle`; its mark has room behind it. */
function roomBefore(range: string, middle: number) {
  const width = advanceOf(range) * 20;
  return Math.max(0, Math.min(middle - width / 2, 92 - width));
}

/** In thousandths of the scale; the unit stands behind the figure, or before it where no room is left. */
function WideFigure({ range, from, to, unit }: { range: string; from: number; to: number; unit: string }) {
  const width = (to - from) * 10;
  const height = Math.ceil((width / advanceOf(range)) * capHeight);
  // a letter takes 13 of them at most
  const behind = 1000 - to * 10 > unit.length * 13;
  return (
    <svg className={css.drawn} viewBox={`0 0 1000 ${height}`} aria-hidden="true">
      <FittedFigure x={from * 10} y={height} width={width}>
        {range}
      </FittedFigure>
      <text
        className={css.unit}
        x={behind ? to * 10 + 12 : from * 10 - 12}
        y={height}
        textAnchor={behind ? 'start' : 'end'}
      >
        {unit}
      </text>
    </svg>
  );
}

/** Another position's pay as a thin line, its name over its start, or over its end where that is nearer to the edge. */
function OtherBand({ title, min, max, scale }: { title: string; min: number; max: number; scale: Scale }) {
  const ends = [percent(scale(min)), percent(scale(max))] as const;
  const isLate = scale(min) > 50;
  return (
    <svg className={css.other} height="36" aria-hidden="true">
      <text x={isLate ? ends[1] : ends[0]} y="18" textAnchor={isLate ? 'end' : 'start'}>
        {title}
      </text>
      <line x1={ends[0]} x2={ends[1]} y1="29" y2="29" />
      {ends.map((x) => (
        <line key={x} x1={x} x2={x} y1="24" y2="34" />
      ))}
    </svg>
  );
}
