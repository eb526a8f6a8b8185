import { readFile, writeFile } from 'node:fs/promises';
import { geoConicEqualArea } from 'd3-geo';
import { feature, quantize } from 'topojson-client';
import {
  filter,
  filterAttachedWeight,
  planarRingArea,
  planarTriangleArea,
  presimplify,
  simplify,
} from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';

type State = Topology<{ counties: GeometryCollection }>;
type Point = [x: number, y: number];

const file = 'content/values/florida.json';
const width = 1000;

/** Writes Florida's counties as the Census Bureau outlines them, `width` whole units wide; neighbors share the line between them. */
export async function main(): Promise<void> {
  const state = await readState();
  // the conic of the state's own maps
  const projection = geoConicEqualArea().parallels([24, 31.5]).rotate([84, 0]);
  projection.fitWidth(width, feature(state, state.objects.counties));
  const project = (point: number[]) => projection(point as Point) as Point;

  const weighed = presimplify(state, ([a, b, c]) => planarTriangleArea([project(a), project(b), project(c)]));
  const simple = simplify(weighed, 3);
  const drawn = { ...simple, arcs: simple.arcs.map((arc) => arc.map(project)) };
  const map = quantize(drawn, { scale: [1, 1], translate: [0, 0] });
  // islets under a dozen square units would only be specks
  const { type, transform, objects, arcs } = filter(map, filterAttachedWeight(map, 12, planarRingArea));
  await writeFile(file, `${JSON.stringify({ type, transform, objects, arcs })}\n`);
  console.log(`${file}: ${arcs.length} lines`);
}

const florida = '12';

async function readState(): Promise<State> {
  const atlas = new URL('node_modules/us-atlas/counties-10m.json', import.meta.url);
  const nation: State = JSON.parse(await readFile(atlas, 'utf8'));
  const { type, geometries } = nation.objects.counties;
  const counties = { type, geometries: geometries.filter(({ id }) => String(id).startsWith(florida)) };
  // every ring of these passes; the lines of the other states are left behind
  return filter({ ...nation, objects: { counties } }, () => true) as State;
}
