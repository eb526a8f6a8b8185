/** The value in the middle of `values`. */
export function median(values: readonly number[]): number {
  const value = [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
  if (value === undefined) throw new Error('There is nothing to take a median of');
  return value;
}

/** The median of each figure that the samples have, as a whole number. */
export function medians<Name extends string>(samples: readonly Record<Name, number>[]): Record<Name, number> {
  const names = Object.keys(samples[0] ?? {}) as Name[];
  const found = names.map((name) => [name, Math.round(median(samples.map((sample) => sample[name])))]);
  return Object.fromEntries(found) as Record<Name, number>;
}
