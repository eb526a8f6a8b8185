import { readFile } from 'node:fs/promises';
import { geoConicEqualArea } from 'd3-geo';
import { feature, merge, mesh, quantize } from 'topojson-client';
import { filter, planarRingArea, planarTriangleArea, presimplify, simplify } from 'topojson-simplify';
import type { LineString, MultiPolygon, Topology } from 'topojson-specification';

export type Point = [x: number, y: number];
/** An outer ring, then its holes. */
export type Polygon = Point[][];

/** Florida's counties as lines on a grid of whole numbers; neighbors share their border exactly. */
export type CountyGeometry = Awaited<ReturnType<typeof floridaGeometry>>;

type County = MultiPolygon & { id: string; properties: { name: string } };
type State = Topology<{ counties: { type: 'GeometryCollection'; geometries: County[] } }>;

/** Projects the Census Bureau's outlines to `width` units and drops the detail no screen shows. */
export async function floridaGeometry(width: number) {
  const state = drawState(await readState(), width);
  const { counties } = state.objects;
  const find = (name: string) => {
    const county = counties.geometries.find((member) => nameOf(member) === name);
    if (!county) throw new Error(`County "${name}" of content/records/regions is no county of Florida`);
    return county;
  };
  return {
    names: counties.geometries.map(nameOf),
    /** The land of one county or of several together, the largest piece first. */
    outlineOf: (names: readonly string[]) =>
      withoutSpecks(merge(state, names.map(find)).coordinates as Polygon[]),
    borders: bordersOf(state),
    /** The lines between neighbors for which `separates` holds, each as long as it runs. */
    bordersWhere: (separates: (one: string, other: string) => boolean) => {
      // the library hands an outer coast over as a county beside itself
      const borders = mesh(
        state,
        counties,
        (a, b) => a !== b && separates(nameOf(a as County), nameOf(b as County)),
      );
      return borders.coordinates as Point[][];
    },
  };
}

const florida = '12';

async function readState(): Promise<State> {
  const atlas = new URL('node_modules/us-atlas/counties-10m.json', import.meta.url);
  const nation: State = JSON.parse(await readFile(atlas, 'utf8'));
  const { type, geometries } = nation.objects.counties;
  const counties = { type, geometries: geometries.filter(({ id }) => id.startsWith(florida)) };
  // every ring of these passes; the lines of the other states are left behind
  return filter({ ...nation, objects: { counties } }, () => true) as State;
}

function nameOf({ properties }: County): string {
  return properties.name;
}

function drawState(state: State, width: number): State {
  // the conic of the state's own maps
  const projection = geoConicEqualArea().parallels([24, 31.5]).rotate([84, 0]);
  projection.fitWidth(width, feature(state, state.objects.counties));
  const project = (point: number[]) => projection(point as Point) as Point;

  const weighed = presimplify(state, ([a, b, c]) => planarTriangleArea([project(a), project(b), project(c)]));
  const simple = simplify(weighed, 3);
  const arcs = simple.arcs.map((arc) => arc.map(project));
  return quantize({ ...simple, arcs }, { scale: [1, 1], translate: [0, 0] });
}

/** Every line from one meeting of borders to the next, with the two counties that it parts; one that shrank to a point is none. */
function bordersOf(state: State): { between: [string, string]; line: Point[] }[] {
  const sides = new Map<number, string[]>();
  for (const county of state.objects.counties.geometries)
    for (const arc of county.arcs.flat(2)) {
      const index = arc < 0 ? ~arc : arc;
      sides.set(index, [...(sides.get(index) ?? []), nameOf(county)]);
    }
  return [...sides].flatMap(([arc, [one, other]]) => {
    const { geometry } = feature<object>(state, { type: 'LineString', arcs: [arc] } as LineString);
    const line = 'coordinates' in geometry ? (geometry.coordinates as Point[]) : [];
    return one && other && line.length > 1 ? [{ between: [one, other], line }] : [];
  });
}

/** Islets under a dozen square units would only be specks. */
function withoutSpecks(polygons: Polygon[]): Polygon[] {
  const size = ([outer = []]: Polygon) => planarRingArea(outer);
  const sorted = polygons.toSorted((a, b) => size(b) - size(a));
  return sorted.filter((polygon, index) => index === 0 || size(polygon) > 12);
}
