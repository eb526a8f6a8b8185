/** From here on a screen counts as one of 3x; most phones lie between 2 and 3.5. */
const dense = '(resolution > 2.5dppx)';

/**
 * Adds to a picture's `sizes` what screens of 3x are told: two thirds of each width, so that they fetch the files of a
 * 2x screen. A third pixel in each direction about doubles the bytes, and nobody sees it at arm's length.
 */
export function capDensity(sizes: string): string {
  const entries = sizes.split(', ');
  return [...entries.map(cap), ...entries].join(', ');
}

function cap(entry: string): string {
  const [, condition, width, unit] = /^(?:(.+) )?(\d+)(vw|px)$/.exec(entry) ?? [];
  if (!width)
    throw new Error(`"${entry}" is no size of a picture; write it as "50vw" or "(width < 768px) 50vw"`);
  return `${condition ? `${dense} and ${condition}` : dense} ${Math.ceil((Number(width) * 20) / 3) / 10}${unit}`;
}
