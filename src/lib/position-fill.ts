export type Fill = 'water' | 'blue' | 'solid';

/** The one order wherever positions are drawn, from the pay to the testimonials: helper, technician, supervisor are water, blue, ink. */
export function fillOf(index: number): Fill {
  return index === 0 ? 'water' : index === 1 ? 'blue' : 'solid';
}
