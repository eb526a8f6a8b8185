import polylabel from 'polylabel';
import { merge, mesh } from 'topojson-client';
import type { MultiPolygon, Topology } from 'topojson-specification';
import florida from '#content/values/florida.json' with { type: 'json' };

type County = MultiPolygon & { properties: { name: string } };
type Point = [x: number, y: number];
type Box = ReturnType<typeof boxOf>;

// drawn once, by generators/county-map.ts
const state = florida as unknown as Topology<{
  counties: { type: 'GeometryCollection'; geometries: County[] };
}>;
const { counties } = state.objects;
const countyNames: readonly string[] = counties.geometries.map(nameOf).sort();
const land = landOf(countyNames).flat(2);
const stateBox = boxOf(land);
const endOfKeys = land.filter(([, y]) => y === stateBox.bottom);

/** Room beside the land for the names of the home counties: of the whole state, and of the part around them. */
const stateMargin = { left: 6, right: 336, top: 6, bottom: 6 };
/** Letters of a name for which it has room. */
const roomFor = 10;
const gulfMargin = { left: 330, right: 120, top: 70, bottom: 70 };
/** From the home counties to the end of the Keys, which lie south-west of them and stay whole. */
const homeMargin = { left: 180, right: 190, top: 70, bottom: 24 };
const inAtlantic: Names = { x: 1026, leader: 1016 };

type Names = { x: number; leader: number; anchor?: 'end' };

/** What the map shows of the whole state and of the part around the home counties, in units of its view box. */
export function drawCountyMap(
  regions: readonly { number: number; counties: readonly string[] }[],
  home: readonly string[],
) {
  const homeLand = landOf(home).flat(2);
  const homeBox = boxOf(homeLand);
  const west = homeBox.left;
  const isOnGulf = west > 350 && homeBox.right < 760;
  const withKeys = homeBox.bottom > 700 ? [...homeLand, ...endOfKeys] : homeLand;
  const toNames = { ...boxOf(withKeys), right: stateBox.right };
  const longest = Math.max(roomFor, ...home.map(({ length }) => length));
  const right = (stateMargin.right * longest) / roomFor;
  const homeNames: Names = isOnGulf ? { x: west - 26, leader: west - 16, anchor: 'end' } : inAtlantic;
  const regionOf = (county: string) => regions.find(({ counties }) => counties.includes(county));
  return {
    viewBox: viewBox(stateBox, { ...stateMargin, right }),
    homeViewBox: isOnGulf ? viewBox(homeBox, gulfMargin) : viewBox(toNames, homeMargin),
    names: inAtlantic,
    homeNames,
    countyPaths: Object.fromEntries(countyNames.map((name) => [name, outlineOf(name)])),
    regionBorders: pathOf(linesWhere((one, other) => regionOf(one) !== regionOf(other))),
    regionLabels: regions.map(({ number, counties }) => {
      // clear of the home counties, which are drawn solid, where it has others
      const clear = counties.filter((county) => !home.includes(county));
      return { number, ...placeOf(clear.length ? clear : counties) };
    }),
    homeLabels: spreadNames(home.map((name) => ({ name, ...placeOf([name]) }))),
  };
}

function nameOf({ properties }: County): string {
  return properties.name;
}

/** The land of one county or of several together: its pieces, each an outer ring and its holes. */
function landOf(names: readonly string[]): Point[][][] {
  const members = names.map((name) => {
    const county = counties.geometries.find((one) => nameOf(one) === name);
    if (!county) throw new Error(`County "${name}" of content/records is no county of Florida`);
    return county;
  });
  return merge(state, members).coordinates as Point[][][];
}

/** Where the most room is in the land of several counties. */
function placeOf(names: readonly string[]): { x: number; y: number } {
  const places = landOf(names).map((piece) => polylabel(piece));
  const [x, y] = places.reduce((one, other) => (other.distance > one.distance ? other : one));
  return { x: Math.round(x), y: Math.round(y) };
}

function outlineOf(name: string): string {
  const rings = landOf([name]).flatMap((piece) => piece.map((ring) => ring.slice(0, -1)));
  return pathOf(rings, 'z');
}

function linesWhere(separates: (one: string, other: string) => boolean): Point[][] {
  // the library hands an outer coast over as a county beside itself
  const isLine = (one: unknown, other: unknown) =>
    one !== other && separates(nameOf(one as County), nameOf(other as County));
  return mesh(state, counties, isLine).coordinates as Point[][];
}

/** Lines of whole numbers as the shortest path data: a minus sign parts two numbers as well as a space does. */
function pathOf(lines: Point[][], end = ''): string {
  const signed = (value: number) => (value < 0 ? `${value}` : ` ${value}`);
  return lines
    .map((line) => {
      const steps = line.map(([x, y], index) => {
        const [lastX, lastY] = line[index - 1] ?? [0, 0];
        return signed(x - lastX) + signed(y - lastY);
      });
      return `M${steps[0]?.trimStart()}l${steps.slice(1).join('').trimStart()}${end}`;
    })
    .join('');
}

function boxOf(points: Point[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function viewBox({ left, top, right, bottom }: Box, margin: Box): string {
  const [x, y] = [left - margin.left, top - margin.top];
  return `${x} ${y} ${right + margin.right - x} ${bottom + margin.bottom - y}`;
}

/** Between two names, in units of the map; on the smallest map the letters are 57 high. */
const least = 62;

/** Gives each label the height of its name in a column: beside its point, or lower where the name above needs the room. */
export function spreadNames<Label extends { y: number }>(labels: Label[]): (Label & { nameY: number })[] {
  let nameY = Number.NEGATIVE_INFINITY;
  return labels
    .toSorted((one, other) => one.y - other.y)
    .map((label) => {
      nameY = Math.max(label.y, nameY + least);
      return { ...label, nameY };
    });
}
