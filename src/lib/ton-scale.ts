import { logScale, type Scale } from './scale.ts';

interface TonScale {
  scale: Scale;
  /** 1, 2 and 5 times the powers of ten that lie on the scale. */
  ticks: readonly number[];
}

/**
 * One logarithmic scale on which all `ranges` of tons are drawn. It begins at the round number below the least and ends
 * a quarter beyond the greatest, so that an open range has room to continue.
 */
export function tonScale(ranges: readonly { min: number; max: number }[]): TonScale {
  const least = Math.min(...ranges.map(({ min }) => min));
  const end = 1.25 * Math.max(...ranges.map(({ max }) => max));
  const start = Math.max(...roundNumbers(least / 10, least));
  return { scale: logScale(start, end), ticks: roundNumbers(start, end) };
}

function roundNumbers(from: number, to: number): number[] {
  const decades = Array.from(
    { length: Math.ceil(Math.log10(to)) - Math.floor(Math.log10(from)) + 1 },
    (_, index) => 10 ** (Math.floor(Math.log10(from)) + index),
  );
  return decades
    .flatMap((decade) => [1, 2, 5].map((digit) => digit * decade))
    .filter((value) => value >= from && value <= to);
}
