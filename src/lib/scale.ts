/** Where a value lies on a drawn axis, in percent of its length (0–100). */
export type Scale = (value: number) => number;

/** A scale with equal steps from `min` to `max`; throws for a value outside. */
export function linearScale(min: number, max: number): Scale {
  return (value) => {
    if (value < min || value > max)
      throw new RangeError(`${value} lies outside the scale from ${min} to ${max}`);
    return ((value - min) / (max - min)) * 100;
  };
}

/** The values from `min` to `max` every `step`. */
export function evenTicks(min: number, max: number, step: number): number[] {
  return Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step);
}

/** An axis from `min` to `max` as a `ScaleBar` draws it: labels at its ticks, a short mark at every whole step. */
export function axisOf(min: number, max: number, ticks: readonly number[]) {
  return { scale: linearScale(min, max), ticks, minor: evenTicks(min, max, 1) };
}

/** A percentage as an SVG attribute writes it, short and the same on server and client. */
export function percent(value: number): string {
  return `${Number(value.toFixed(3))}%`;
}

/** A stretch of a scale, as the attributes of an SVG element say it. */
export function stretch(scale: Scale, from: number, to: number) {
  return { x: percent(scale(from)), width: percent(scale(to) - scale(from)) };
}

/** The stretches from `min` to `max` between `spans`, which lie in their order. */
export function gapsBetween(spans: readonly { from: number; to: number }[], min: number, max: number) {
  return [...spans, { from: max, to: max }]
    .map(({ from }, index) => ({ from: spans[index - 1]?.to ?? min, to: from }))
    .filter(({ from, to }) => from < to);
}

/** An axis for bars of `tons`, in about four round steps; a fifth of its length is left for the value beside the longest. */
export function tonsAxis(tons: readonly number[]) {
  const most = Math.max(4, ...tons);
  const step = Math.min(...roundNumbers(most / 4, most));
  const end = Math.ceil(most / step) * step;
  return { scale: linearScale(0, end * 1.25), ticks: evenTicks(0, end, step) };
}

/** One logarithmic scale for all `ranges`: from the round number below the least to a quarter beyond the greatest, for open ones. */
export function tonScale(ranges: readonly { min: number; max: number }[]) {
  const least = Math.min(...ranges.map(({ min }) => min));
  const end = 1.25 * Math.max(...ranges.map(({ max }) => max));
  const start = Math.max(...roundNumbers(least / 10, least));
  const ofLogs = linearScale(Math.log(start), Math.log(end));
  return { scale: (value: number) => ofLogs(Math.log(value)), ticks: roundNumbers(start, end) };
}

function roundNumbers(from: number, to: number): number[] {
  return evenTicks(Math.floor(Math.log10(from)), Math.ceil(Math.log10(to)), 1)
    .flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power))
    .filter((value) => value >= from && value <= to);
}
