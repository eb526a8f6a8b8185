export type Fill = 'water' | 'blue' | 'solid';

/** How a position is drawn everywhere: helper, technician, supervisor are water, blue, ink. */
export function fillOf(index: number): Fill {
  return index === 0 ? 'water' : index === 1 ? 'blue' : 'solid';
}
