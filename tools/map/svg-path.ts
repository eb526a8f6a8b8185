import type { Point } from './county-geometry.ts';

/** The shortest path data for closed rings and open lines of whole numbers. */
export function svgPath(lines: Point[][], end: 'z' | '' = ''): string {
  return lines.map((line) => drawLine(end ? line.slice(0, -1) : line) + end).join('');
}

function drawLine([start, ...rest]: Point[]): string {
  if (!start) return '';
  let [x, y] = start;
  const steps = rest.map(([nextX, nextY]) => {
    const [dx, dy] = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return `${signed(dx)}${signed(dy)}`;
  });
  return `M${start[0]}${signed(start[1])}l${steps.join('').trimStart()}`;
}

/** A minus sign parts two numbers as well as a space does. */
const signed = (value: number) => (value < 0 ? `${value}` : ` ${value}`);
