import type { Point } from './county-geometry.ts';

/** Where a label has the most room in an area: the grid point farthest from every edge of its rings. */
export function labelPoint(rings: Point[][], step = 6): Point {
  const xs = rings.flat().map(([x]) => x);
  const ys = rings.flat().map(([, y]) => y);
  let best: { point: Point; room: number } = { point: [0, 0], room: 0 };
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += step) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += step) {
      const point: Point = [x, y];
      const room = isInside(point, rings) ? distanceToEdge(point, rings) : 0;
      if (room > best.room) best = { point, room };
    }
  }
  return best.point;
}

const edges = (ring: Point[]) => ring.slice(1).map((end, index) => [ring[index] as Point, end] as const);

function isInside([x, y]: Point, rings: Point[][]): boolean {
  const crossings = rings
    .flatMap(edges)
    .filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax);
  return crossings.length % 2 === 1;
}

function distanceToEdge([x, y]: Point, rings: Point[][]): number {
  const distances = rings.flatMap(edges).map(([[ax, ay], [bx, by]]) => {
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(ax + along * dx - x, ay + along * dy - y);
  });
  return Math.min(...distances);
}
