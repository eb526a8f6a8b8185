/** Round dollars from zero to the largest bond, at most six marks; throws a RangeError when the largest is not above zero. */
export function axisTicks(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(most / 5));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => most / size <= 5);
  if (!step) throw new RangeError(`No scale for ${most} dollars`);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}
