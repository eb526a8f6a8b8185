import * as projectPage from 'words:project';
import { formatNumber } from '#content/values/format.ts';
import { linearScale, percent, type Scale } from '#src/lib/scale.ts';
import { RevisionTriangle } from '#src/ui/revision-triangle.tsx';
import type { ProjectPlan } from '#src/views/record-pages/project.ts';
import css from './plan.module.css';
import { PlanTotal } from './plan-total.tsx';
import { WeekAxis } from './week-axis.tsx';

const words = projectPage.plan;
type Lane = ProjectPlan['lanes'][number];

/** Height of all lanes together, in pixels. */
const full = 240;

/** Ton-weeks: a lane is as high as its tons and as long as the job; ink where it cools, white where it stands still. */
export function Plan({
  title,
  lanes,
  duration,
  sample,
}: ProjectPlan & { duration: number; sample: boolean }) {
  const weeks = linearScale(0, duration);
  const tons = lanes.reduce((sum, lane) => sum + lane.tons, 0);
  const occasions = lanes.flatMap(({ isTemporary, runs }) =>
    isTemporary ? runs.map(({ from }) => from) : [],
  );
  return (
    <figure className={css.plan}>
      <figcaption className={css.caption}>
        <b>{title}</b>
        <span className="small">
          {words.note} {lanes.some(({ isTemporary }) => isTemporary) && words.extra}{' '}
          {sample && <RevisionTriangle mark="1" />}
        </span>
      </figcaption>
      <ul className={css.lanes}>
        {lanes.map((lane) => (
          <li key={lane.name} className={css.lane}>
            <span className={css.name}>
              {lane.name}
              <span>{words.tons({ tons: formatNumber(lane.tons) })}</span>
              <span className="sr-only">
                {lane.occasion && `, ${lane.occasion}`}, {words.runs}{' '}
                {lane.runs.map(({ from, to }) => weeksOf(from, to)).join(', ')}
              </span>
            </span>
            <svg className={css.drawing} height={(lane.tons / tons) * full} aria-hidden="true">
              <LaneDrawing lane={lane} weeks={weeks} duration={duration} />
            </svg>
          </li>
        ))}
        <PlanTotal lanes={lanes} duration={duration} pixelsPerTon={full / tons} />
      </ul>
      <div className={css.axis} aria-hidden="true">
        <span className="label">{projectPage.phases.week}</span>
        <WeekAxis duration={duration} named={occasions.length ? [1, ...occasions, duration] : []} />
      </div>
    </figure>
  );
}

function LaneDrawing({ lane, weeks, duration }: { lane: Lane; weeks: Scale; duration: number }) {
  const still = lane.isTemporary ? [] : gapsOf(lane, duration);
  return (
    <>
      {!lane.isTemporary && <rect className={css.ground} width="100%" height="100%" />}
      {lane.runs.map(({ from, to }) => (
        <rect
          key={from}
          className={lane.isTemporary ? css.extra : css.runs}
          x={percent(weeks(from - 1))}
          width={percent(weeks(to) - weeks(from - 1))}
          height="100%"
        />
      ))}
      {still
        .filter(({ from, to }) => (to - from + 1) / duration > 0.25)
        .map(({ from, to }) => (
          <text
            key={from}
            x={percent((weeks(from - 1) + weeks(to)) / 2)}
            y="50%"
            dy="0.35em"
            textAnchor="middle"
          >
            {weeksOf(from, to)}
          </text>
        ))}
    </>
  );
}

function weeksOf(from: number, to: number): string {
  return from === to ? words.stillOne({ week: from }) : words.stillMany({ from, to });
}

/** The weeks between its runs. */
function gapsOf({ runs }: Lane, duration: number) {
  const starts = [1, ...runs.map(({ to }) => to + 1)];
  const ends = [...runs.map(({ from }) => from - 1), duration];
  return starts
    .map((from, index) => ({ from, to: ends[index] as number }))
    .filter(({ from, to }) => from <= to);
}
