import * as projectPage from 'words:project';
import { formatNumber } from '#content/values/format.ts';
import { evenTicks, linearScale, percent } from '#src/lib/scale.ts';
import type { ProjectPlan } from '#src/views/record-pages/project.ts';
import css from './plan.module.css';

const words = projectPage.plan;
type Lane = ProjectPlan['lanes'][number];

interface PlanTotalProps {
  lanes: readonly Lane[];
  duration: number;
  pixelsPerTon: number;
}

/** What cooled in each week, the lanes on one another, and the line under which no week fell, if there is one. */
export function PlanTotal({ lanes, duration, pixelsPerTon }: PlanTotalProps) {
  const all = tonsByWeek(lanes, duration);
  const own = tonsByWeek(
    lanes.filter(({ isTemporary }) => !isTemporary),
    duration,
  );
  const most = Math.max(...all);
  const least = Math.min(...all);
  const floor = words.floor({ tons: formatNumber(least) });
  const floorLine = percent(100 - linearScale(0, most)(least));
  return (
    <li className={css.lane}>
      <span className={css.name}>
        {words.total}
        {least > 0 && <span className="sr-only">, {floor}</span>}
      </span>
      <svg className={css.drawing} height={most * pixelsPerTon} aria-hidden="true">
        <svg viewBox={`0 0 ${duration} ${most}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={css.extra} d={steps(all, most)} />
          <path className={css.runs} d={steps(own, most)} />
        </svg>
        {lanes.map((lane) => (
          <Occasion key={lane.name} lane={lane} duration={duration} />
        ))}
        {least > 0 && (
          <>
            <line className={css.floor} x2="100%" y1={floorLine} y2={floorLine} />
            <text className={css.onInk} x="12" y={floorLine} dy="1.6em">
              {floor}
            </text>
          </>
        )}
      </svg>
    </li>
  );
}

/** The name of a lane's weeks, on a line that comes down to each of them. */
function Occasion({ lane, duration }: { lane: Lane; duration: number }) {
  if (!lane.occasion) return null;
  const weeks = linearScale(0, duration);
  const middles = lane.runs.map(({ from, to }) => (weeks(from - 1) + weeks(to)) / 2);
  const [first, last] = [Math.min(...middles), Math.max(...middles)];
  return (
    <g className={css.occasion}>
      <line x1={percent(first)} x2={percent(last)} y1="28" y2="28" />
      {middles.map((middle) => (
        <line key={middle} x1={percent(middle)} x2={percent(middle)} y1="28" y2="42" />
      ))}
      <text x={percent((first + last) / 2)} y="20" textAnchor="middle">
        {lane.occasion}
      </text>
    </g>
  );
}

function tonsByWeek(lanes: readonly Lane[], duration: number): number[] {
  return evenTicks(1, duration, 1).map((week) =>
    lanes
      .filter(({ runs }) => runs.some(({ from, to }) => from <= week && week <= to))
      .reduce((sum, { tons }) => sum + tons, 0),
  );
}

/** The outline of a column for each week, in weeks and tons from the upper edge. */
function steps(tons: readonly number[], most: number): string {
  return `M0 ${most}${tons.map((value, index) => `V${most - value}H${index + 1}`).join('')}V${most}z`;
}
