import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { geoConicEqualArea } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';

export type Point = [x: number, y: number];

/** Florida's counties as lines on a grid of whole numbers; neighbors share their border exactly. */
export interface CountyGeometry {
  names: string[];
  /** The outline of one county or of several together, the largest ring first. */
  outlineOf(names: readonly string[]): Point[][];
  /** The lines between neighbors for which `separates` holds. */
  bordersWhere(separates: (one: string, other: string) => boolean): Point[][];
}

type Topology = Parameters<typeof merge>[0];
type Shape = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number];
type County = Shape & { properties: { name: string } };
type Atlas = Topology & { objects: { counties: { geometries: County[] } } };

/** Reads the Census Bureau's outlines, projects them to `width` units and drops the detail no screen shows. */
export async function floridaGeometry(root: string, width: number): Promise<CountyGeometry> {
  const atlas = resolve(root, 'node_modules/us-atlas/counties-10m.json');
  const nation: Atlas = JSON.parse(await readFile(atlas, 'utf8'));
  const members = nation.objects.counties.geometries.filter(({ id }) => String(id).startsWith(florida));
  const collection = { type: 'GeometryCollection' as const, geometries: members };
  const topology: Topology = { type: 'Topology', arcs: projectArcs(nation, members, width), objects: {} };

  const find = (name: string) => {
    const county = members.find(({ properties }) => properties.name === name);
    if (!county) throw new Error(`County "${name}" of content/counties.ts is no county of Florida`);
    return county;
  };
  const nameOf = (county: unknown) => (county as County).properties.name;
  return {
    names: members.map(nameOf),
    outlineOf: (names) => largeRings(merge(topology, names.map(find)).coordinates),
    bordersWhere: (separates) => {
      // the library hands an outer coast over as a county beside itself
      const borders = mesh(topology, collection, (a, b) => a !== b && separates(nameOf(a), nameOf(b)));
      return borders.coordinates as Point[][];
    },
  };
}

const florida = '12';

function projectArcs(nation: Topology, counties: County[], width: number): Point[][] {
  // the conic of the state's own maps
  const projection = geoConicEqualArea().parallels([24, 31.5]).rotate([84, 0]);
  projection.fitWidth(width, feature(nation, { type: 'GeometryCollection', geometries: counties }));
  const used = new Set(
    counties.flatMap(({ arcs }) => (arcs.flat(3) as number[]).map((arc) => (arc < 0 ? ~arc : arc))),
  );
  return nation.arcs.map((arc, index) => {
    if (!used.has(index)) return [];
    const points = decode(arc as Point[], nation).map((point) => projection(point) as Point);
    return withoutRepeats(simplify(points, 3).map(([x, y]): Point => [Math.round(x), Math.round(y)]));
  });
}

/** An arc is stored as steps on a fine grid. */
function decode(arc: Point[], { transform }: Topology): Point[] {
  if (!transform) return arc;
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]];
  });
}

/** Visvalingam's way: drops the point whose triangle with its neighbors is the smallest, until none is under `area`. */
function simplify(points: Point[], area: number): Point[] {
  const kept = [...points];
  while (kept.length > 4) {
    let smallest = area;
    let at = 0;
    for (let index = 1; index < kept.length - 1; index += 1) {
      const size = areaOf(kept.slice(index - 1, index + 2));
      if (size < smallest) [smallest, at] = [size, index];
    }
    if (at === 0) break;
    kept.splice(at, 1);
  }
  return kept;
}

/** Both ends stay, even where rounding brings them together: the library expects two points of every arc. */
function withoutRepeats(points: Point[]): Point[] {
  return points.filter(([x, y], index) => {
    const before = points[index - 1];
    return !before || index === points.length - 1 || before[0] !== x || before[1] !== y;
  });
}

/** Islets under a dozen square units would only be specks. */
function largeRings(polygons: number[][][][]): Point[][] {
  const rings = (polygons.flat() as Point[][]).filter((ring) => ring.length > 3);
  const sorted = rings.sort((a, b) => areaOf(b) - areaOf(a));
  return sorted.filter((ring, index) => index === 0 || areaOf(ring) > 12);
}

function areaOf(ring: Point[]): number {
  const doubled = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}
