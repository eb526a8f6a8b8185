import type { Project } from '#content/records/projects/schema.ts';
import { evenTicks, linearScale, type Scale } from '#src/lib/scale.ts';

/** The scale of the tons and the values that its axis names. */
export type TonsAxis = { scale: Scale; ticks: readonly number[] };

/** An axis in steps of 1, 2 or 5 that leaves a sixth of its length for the value beside the longest bar. */
export function tonsAxis(tons: readonly number[]): TonsAxis {
  const most = Math.max(4, ...tons);
  const unit = 10 ** Math.floor(Math.log10(most / 4));
  const step = unit * ([1, 2, 5].find((times) => times * unit >= most / 4) ?? 10);
  const end = Math.ceil(most / step) * step;
  return { scale: linearScale(0, end * 1.2), ticks: evenTicks(0, end, step) };
}

/** A tower's tons are tons of heat rejected, which no axis of cooling shows. */
export function isCooling({ tonnageOf }: Project): boolean {
  return tonnageOf === 'cooling';
}
