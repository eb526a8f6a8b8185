import type { Point } from './county-geometry.ts';

/** The shortest path data for closed rings of whole numbers. */
export function closedPath(rings: Point[][]): string {
  return rings
    .map((ring) => {
      const { from, steps } = stepsOf(ring.slice(0, -1));
      return `M${from}l${steps.trimStart()}z`;
    })
    .join('');
}

/** A line as the shortest path data from its start, and where it ends, so that the next may go on there. */
export function stepsOf(line: Point[]): { from: string; to: string; steps: string } {
  const steps = line.slice(1).map(([x, y], index) => {
    const [lastX, lastY] = line[index] as Point;
    return signed(x - lastX) + signed(y - lastY);
  });
  return { from: pair(line[0]), to: pair(line.at(-1)), steps: steps.join('') };
}

const pair = ([x, y]: Point = [0, 0]) => `${x}${signed(y)}`;

/** A minus sign parts two numbers as well as a space does. */
const signed = (value: number) => (value < 0 ? `${value}` : ` ${value}`);
