import { formatDollars } from '#content/format.ts';
import { positionWords as words } from '#content/pages/position.ts';
import type { PositionPage } from '#content/record-pages/position.ts';
import { advanceOf, capHeight } from '#src/lib/figure-advance.ts';
import { fillOf } from '#src/lib/position-fill.ts';
import { evenTicks, linearScale, percent, type Scale } from '#src/lib/scale.ts';
import { Bar } from '#src/ui/bar.tsx';
import { FittedFigure } from '#src/ui/fitted-figure.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { ScaleBar } from '#src/ui/scale-bar.tsx';
import css from './pay-scale.module.css';
import { PaySteps } from './pay-steps.tsx';

/** The pay as a figure that is as wide as its band on the scale of dollars; on a phone over its band. */
export function PayScale({ pay, index, sample }: Pick<PositionPage, 'pay' | 'index' | 'sample'>) {
  const { axis, min, max, range, bonuses, others, steps } = pay;
  const dollars = linearScale(axis.low, axis.high);
  return (
    <div className={css.pay} data-plane="water">
      <p className={css.figure}>
        <span className={css.range}>{range}</span> {words.unit} {bonuses}{' '}
        {sample && <RevisionTriangle mark="1" />}
      </p>
      <WideFigure range={range} from={dollars(min)} to={dollars(max)} unit={`${words.unit} ${bonuses}`} />
      <Bar scale={dollars} from={min} to={max} fill={fillOf(index)} className={css.band} data-extends="" />
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
      <PaySteps steps={steps} scale={dollars}>
        <p className="small">
          <span className={css.narrow} data-otherwise>
            {words.narrow}
          </span>
          <span className={css.wide}>{words.scale}</span>
        </p>
      </PaySteps>
    </div>
  );
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

function OtherBand({ title, min, max, scale }: { title: string; min: number; max: number; scale: Scale }) {
  const [start, end] = [scale(min), scale(max)];
  // where there is more room, so that a long name stays on a phone's sheet
  const behind = 100 - end >= start;
  return (
    <svg className={css.other} height="26" aria-hidden="true">
      <line x1={percent(start)} x2={percent(end)} y1="13" y2="13" />
      {[start, end].map((x) => (
        <line key={x} x1={percent(x)} x2={percent(x)} y1="8" y2="18" />
      ))}
      <text
        x={percent(behind ? end : start)}
        dx={behind ? 8 : -8}
        y="17"
        textAnchor={behind ? 'start' : 'end'}
      >
        {title}
      </text>
    </svg>
  );
}
