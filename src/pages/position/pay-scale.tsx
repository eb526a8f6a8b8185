import { pay as payWords } from 'words:careers';
import * as words from 'words:position';
import { clsx } from 'clsx';
import { formatDollars, formatRange } from '#content/values/format.ts';
import { fillOf } from '#src/lib/position-fill.ts';
import { axisOf, percent } from '#src/lib/scale.ts';
import { Bar, Marks, ScaleBar, Spacer } from '#src/ui/bar.tsx';
import { advanceOf, capHeight, FittedFigure, GiantFigure } from '#src/ui/giant-figure.tsx';
import { Cells } from '#src/ui/layout.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import { payAxis } from '#src/views/careers.ts';
import type { PositionView } from '#src/views/record-pages/position.ts';
import css from './pay-scale.module.css';

const axis = axisOf(...payAxis);
const dollars = axis.scale;

/** The pay as a figure that is as wide as its band on the scale of dollars; on a phone it only begins there. */
export function PayScale({ pay, index, others, steps, sample }: PositionView) {
  const { min, max, hasBonuses } = pay;
  const range = formatRange(pay, formatDollars);
  const [from, to] = [dollars(min), dollars(max)];
  const unit = `${words.unit} ${hasBonuses ? payWords.bonuses : ''}`;
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
          <OtherBand key={other.route.label} {...other} />
        ))}
      </div>
      {steps && (
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

function OtherBand({ route, pay: { min, max } }: PositionView['others'][number]) {
  const isLate = dollars(min) > 50;
  return (
    <svg className={css.other} height="36" aria-hidden="true">
      <text x={percent(dollars(isLate ? max : min))} y="18" textAnchor={isLate ? 'end' : 'start'}>
        {route.label}
      </text>
      <line x1={percent(dollars(min))} x2={percent(dollars(max))} y1="29" y2="29" />
      <Marks scale={dollars} at={[min, max]} y1="24" y2="34" />
    </svg>
  );
}
