/** The value in the middle of `values`. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value below which `percent` per cent of `values` lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(Math.floor((values.length * percent) / 100), values.length - 1)];
  if (value === undefined) throw new Error('There is nothing to take a percentile of');
  return value;
}
