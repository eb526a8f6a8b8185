import { phases, plan as words } from 'words:project';
import { formatNumber } from '#content/values/format.ts';
import { evenTicks, gapsBetween, linearScale, percent, stretch } from '#src/lib/scale.ts';
import { Marks } from '#src/ui/bar.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import type { ProjectView } from '#src/views/record-pages/project.ts';
import css from './drawings.module.css';

type ProjectPlan = NonNullable<ProjectView['plan']>;
type Lane = ProjectPlan['lanes'][number];
type PlanProps = ProjectPlan & { duration: number; sample: boolean };

/** Height of all lanes together, in pixels. */
const full = 240;

/** Ton-weeks: a lane is as high as its tons and as long as the job; ink where it cools, white where it stands still. */
export function Plan({ title, lanes, duration, sample }: PlanProps) {
  const tons = lanes.reduce((sum, lane) => sum + lane.tons, 0);
  const temporary = lanes.filter(({ isTemporary }) => isTemporary);
  const occasions = temporary.flatMap(({ runs }) => runs.map(({ from }) => from));
  return (
    <Stack as="figure" gap="even" className={css.plan}>
      <figcaption>
        <b className="name-lg">{title}</b>
        <p className="small">
          {words.note} {temporary.length > 0 && words.extra} {sample && <RevisionTriangle mark="1" />}
        </p>
      </figcaption>
      <ul className={css.lanes}>
        {lanes.map((lane) => (
          <li key={lane.name} className={css.lane}>
            <div className="note">
              <b>{lane.name}</b>
              <p className="small">{words.tons({ tons: formatNumber(lane.tons) })}</p>
              <span className="sr-only">
                {lane.occasion && `, ${lane.occasion}`}, {words.runs}{' '}
                {lane.runs.map(({ from, to }) => weeksOf(from, to)).join(', ')}
              </span>
            </div>
            <svg className={css.drawing} height={(lane.tons / tons) * full} aria-hidden="true">
              <LaneDrawing lane={lane} duration={duration} />
            </svg>
          </li>
        ))}
        <PlanTotal lanes={lanes} duration={duration} tons={tons} />
        <li className={css.lane} aria-hidden="true">
          <span className="label">{phases.week}</span>
          <WeekAxis duration={duration} named={occasions.length ? [1, ...occasions, duration] : []} />
        </li>
      </ul>
    </Stack>
  );
}

function LaneDrawing({ lane, duration }: { lane: Lane; duration: number }) {
  const weeks = linearScale(0, duration);
  const runs = lane.runs.map(({ from, to }) => ({ from: from - 1, to }));
  const still = gapsBetween(runs, 0, duration).filter(({ from, to }) => (to - from) / duration > 0.25);
  return (
    <>
      {!lane.isTemporary && <rect className={css.ground} width="100%" height="100%" />}
      {runs.map(({ from, to }) => (
        <rect
          key={from}
          className={lane.isTemporary ? css.extra : css.runs}
          {...stretch(weeks, from, to)}
          height="100%"
        />
      ))}
      {!lane.isTemporary &&
        still.map(({ from, to }) => (
          <text key={from} x={percent(weeks((from + to) / 2))} y="50%" dy="0.35em" textAnchor="middle">
            {weeksOf(from + 1, to)}
          </text>
        ))}
    </>
  );
}

function weeksOf(from: number, to: number): string {
  return from === to ? words.stillOne({ week: from }) : words.stillMany({ from, to });
}

function PlanTotal({ lanes, duration, tons }: Pick<PlanProps, 'lanes' | 'duration'> & { tons: number }) {
  const all = tonsByWeek(lanes, duration);
  const lasting = lanes.filter(({ isTemporary }) => !isTemporary);
  const most = Math.max(...all);
  const least = Math.min(...all);
  const floor = words.floor({ tons: formatNumber(least) });
  const floorLine = percent(100 - linearScale(0, most)(least));
  return (
    <li className={css.lane}>
      <b className="note">
        {words.total}
        {least > 0 && <span className="sr-only">, {floor}</span>}
      </b>
      <svg className={css.drawing} height={(most / tons) * full} aria-hidden="true">
        <svg viewBox={`0 0 ${duration} ${most}`} preserveAspectRatio="none" aria-hidden="true">
          <path className={css.extra} d={steps(all, most)} />
          <path className={css.runs} d={steps(tonsByWeek(lasting, duration), most)} />
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

function Occasion({ lane, duration }: { lane: Lane; duration: number }) {
  if (!lane.occasion) return null;
  const weeks = linearScale(0, duration);
  const middles = lane.runs.map(({ from, to }) => (from - 1 + to) / 2);
  const [first, last] = [Math.min(...middles), Math.max(...middles)];
  return (
    <g className={css.occasion}>
      <line x1={percent(weeks(first))} x2={percent(weeks(last))} y1="28" y2="28" />
      <Marks scale={weeks} at={middles} y1="28" y2="42" />
      <text x={percent(weeks((first + last) / 2))} y="20" textAnchor="middle">
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

/** The weeks of a job between their marks, numbered in their middle: of long jobs only some, on a phone the `named` or every fourth. */
export function WeekAxis({ duration, named = [] }: { duration: number; named?: readonly number[] }) {
  const weeks = linearScale(0, duration);
  const step = Math.ceil(duration / 16);
  const isNamed = (week: number, index: number) => {
    if (duration <= 8) return true;
    if (named.length) return named.includes(week);
    return step === 1 ? week === 1 || week % 4 === 0 : index % 4 === 0;
  };
  return (
    <svg className={css.axis} height="26" aria-hidden="true">
      <line x2="100%" />
      <Marks scale={weeks} at={evenTicks(0, duration, 1)} y2="6" />
      {evenTicks(1, duration, step).map((week, index) => (
        <text
          key={week}
          className={isNamed(week, index) ? undefined : css.between}
          x={percent(weeks(week - 0.5))}
          y="21"
          textAnchor="middle"
        >
          {week}
        </text>
      ))}
    </svg>
  );
}
