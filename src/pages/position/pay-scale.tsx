import * as words from 'words:position';
import { clsx } from 'clsx';
import { formatDollars } from '#content/values/format.ts';
import { fillOf } from '#src/lib/position-fill.ts';
import { axisOf, percent, type Scale } from '#src/lib/scale.ts';
import { Bar, Marks, ScaleBar, Spacer } from '#src/ui/bar.tsx';
import { advanceOf, capHeight, FittedFigure, GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells } from '#src/ui/layout.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import type { PositionView } from '#src/views/record-pages/position.ts';
import css from './pay-scale.module.css';

/** The pay as a figure that is as wide as its band on the scale of dollars; on a phone it only begins there. */
export function PayScale({ pay, index, sample }: Pick<PositionView, 'pay' | 'index' | 'sample'>) {
  const { min, max, range, bonuses, others, steps } = pay;
  const axis = axisOf(pay.axis.low, pay.axis.high, pay.axis.ticks);
  const dollars = axis.scale;
  const [from, to] = [dollars(min), dollars(max)];
  const unit = `${words.unit} ${bonuses}`;
  // on a phone a letter takes 2.4 hundredths of the scale at most
  const isBehind = 100 - to > unit.length * 2.4;
  // in thousandths of the scale
  const width = (to - from) * 10;
  const height = Math.ceil((width / advanceOf(range)) * capHeight);
  return (
    <div className={css.pay} data-plane="water">
      <p className={css.figure}>
        <Spacer width={from} />
        <GiantFigure className={css.range}>{range}</GiantFigure> <span className="sr-only">{unit}</span>{' '}
        {sample && <RevisionTriangle mark="1" />}
      </p>
      <svg className={css.drawn} viewBox={`0 0 1000 ${height}`} aria-hidden="true">
        <FittedFigure x={from * 10} y={height} width={width}>
          {range}
        </FittedFigure>
      </svg>
      <div>
        <div className={css.band}>
          <Bar scale={dollars} from={min} to={max} fill={fillOf(index)} data-extends="" />
          <b className={clsx(css.unit, !isBehind && css.before)} aria-hidden="true">
            <svg width={percent(isBehind ? to : 100 - from)} height="1" />
            {unit}
          </b>
        </div>
        <ScaleBar {...axis} format={formatDollars} />
        {others.map((other) => (
          <OtherBand key={other.title} {...other} scale={dollars} />
        ))}
      </div>
      {steps.length > 0 && (
        <Cells as="ol" of={[1, 3]} className={css.steps} aria-label={words.steps}>
          {steps.map(({ wage, text }) => (
            <li key={wage}>
              <b className="figure-md">{formatDollars(wage)}</b>
              <span className="note">{text}</span>
            </li>
          ))}
        </Cells>
      )}
    </div>
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
      <Marks scale={scale} at={[min, max]} y1="24" y2="34" />
    </svg>
  );
}
