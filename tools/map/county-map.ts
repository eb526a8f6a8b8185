import type { Plugin } from 'vite';
import { nearest } from '../../content/facts/record-by-id.ts';
import { type Library, type Problem, type ReadRecord, recordsOf } from '../../content/records/collection.ts';
import type { Records } from '../../content/records/collections.ts';
import { moduleCode } from '../content/content-modules.ts';
import { readLibrary, recordsFolder } from '../content/read-library.ts';
import florida from './florida.json' with { type: 'json' };

// The map is drawn once, by generators/county-map.ts; what depends on the records is put together here, which no library does.

/** Puts the map of counties together while building, so that the browser gets what it draws and no more. */
export const countyMap: Plugin = {
  name: 'county-map',
  resolveId: { filter: { id: /^virtual:county-map$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:county-map$/ },
    handler() {
      const { root } = this.environment.config;
      const { library } = readLibrary(root);
      const home = recordsOf<Records['serviceArea']>(library, 'service-area').flatMap(
        (area) => area.homeCounties,
      );
      return moduleCode(drawCountyMap(recordsOf<Region>(library, 'regions'), home), root);
    },
  },
};

/** The names of Florida's counties as the Census Bureau writes them, by the alphabet. */
const officialCountyNames: readonly string[] = florida.counties.map(({ name }) => name);

type Region = Records['regions'][number];
type Box = (typeof florida)['box'];

/** Room beside the land for the names of the home counties: of the whole state, and of the part around them. */
const stateMargin = { left: 6, right: 336, top: 6, bottom: 6 };
/** Letters of a name for which it has room. */
const roomFor = 10;
/** The same where the names stand off the Gulf coast. */
const gulfMargin = { left: 330, right: 120, top: 70, bottom: 70 };
/** From the home counties to the end of the Keys, which lie south-west of them and stay whole. */
const homeMargin = { left: 180, right: 190, top: 70, bottom: 24 };
/** Where names stand past the easternmost land, and where their leaders end. */
const inAtlantic = { x: 1026, leader: 1016 };

/** Everything that the map component draws, in units of its view box. */
export function drawCountyMap(
  regions: readonly Pick<Region, 'number' | 'counties'>[],
  home: readonly string[],
) {
  const boxes = home.map((name) => countyNamed(name).box);
  const west = Math.min(...boxes.map(({ left }) => left));
  // off the peninsula's Gulf coast, or in the Atlantic beyond all land
  const isOnGulf = west > 350 && Math.max(...boxes.map(({ right }) => right)) < 760;
  // as far as the names: the first of them, drawn out to the easternmost land
  const toCoast = boxes.slice(0, 1).map((box) => ({ ...box, right: florida.box.right }));
  const keys = boxes.some(({ bottom }) => bottom > 700) ? [florida.south] : [];
  const longest = Math.max(roomFor, ...home.map(({ length }) => length));
  const right = (stateMargin.right * longest) / roomFor;
  const regionOf = (county: string) => regions.find(({ counties }) => counties.includes(county));
  return {
    viewBox: viewBox([florida.box], { ...stateMargin, right }),
    homeViewBox: isOnGulf ? viewBox(boxes, gulfMargin) : viewBox([...boxes, ...toCoast, ...keys], homeMargin),
    names: inAtlantic,
    homeNames: isOnGulf ? { x: west - 26, leader: west - 16, anchor: 'end' } : inAtlantic,
    countyPaths: Object.fromEntries(florida.counties.map(({ name, path }) => [name, path])),
    regionBorders: bordersWhere((one, other) => regionOf(one) !== regionOf(other)),
    regionLabels: regions.map(({ number, counties }) => {
      // clear of the home counties, which are drawn solid, where it has others
      const clear = counties.filter((county) => !home.includes(county));
      return { number, ...placeOf(clear.length ? clear : counties) };
    }),
    homeLabels: spreadNames(home.map((name) => ({ name, ...countyNamed(name).place }))),
  };
}

function countyNamed(name: string) {
  const county = florida.counties.find((one) => one.name === name);
  if (!county) throw new Error(`County "${name}" of content/records is no county of Florida`);
  return county;
}

/** The middle of several counties, where they are a region as it was drawn; else that of the roomiest one. */
function placeOf(names: readonly string[]) {
  const region = florida.regions.find(({ counties }) => String(counties) === String(names.toSorted()));
  const roomiest = names.map(countyNamed).reduce((one, other) => (other.room > one.room ? other : one));
  return region?.place ?? roomiest.place;
}

/** One path for all; a border that begins where the last one ended goes on from it. */
function bordersWhere(separates: (one: string, other: string) => boolean): string {
  let end = '';
  return florida.borders
    .filter(({ between: [one = '', other = ''] }) => separates(one, other))
    .map(({ from, to, steps }) => {
      const path = from === end ? steps : `M${from}l${steps.trimStart()}`;
      end = to;
      return path;
    })
    .join('');
}

function viewBox(boxes: Box[], margin: Box): string {
  const left = Math.min(...boxes.map((box) => box.left)) - margin.left;
  const top = Math.min(...boxes.map((box) => box.top)) - margin.top;
  const right = Math.max(...boxes.map((box) => box.right)) + margin.right;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + margin.bottom;
  return `${left} ${top} ${right - left} ${bottom - top}`;
}

/** Between two names, in units of the map; on the smallest map the letters are 57 high. */
const least = 62;

/** Gives each label the height of its name in a column: beside its point, or lower where the name above needs the room. */
export function spreadNames<Label extends { y: number }>(labels: Label[]): (Label & { nameY: number })[] {
  let above = Number.NEGATIVE_INFINITY;
  const heights = new Map<Label, number>();
  for (const label of labels.toSorted((one, other) => one.y - other.y)) {
    above = Math.max(label.y, above + least);
    heights.set(label, above);
  }
  return labels.map((label) => ({ ...label, nameY: heights.get(label) as number }));
}

/** Counties that Florida does not have, or no region: a rule over several records, which no schema of one can hold. */
export function countyProblems(library: Library): Problem[] {
  const listed = ((library.regions ?? []) as readonly ReadRecord<Region>[]).flatMap(({ file, value }) =>
    value.counties.map((name, index) => ({ name, place: { file, path: ['counties', index] } })),
  );
  const missing = officialCountyNames.filter((name) => listed.every((one) => one.name !== name));
  const strange = listed.filter(({ name }) => !officialCountyNames.includes(name));
  const twice = listed.filter(({ name }, index) => listed.findIndex((one) => one.name === name) !== index);
  return [
    ...strange.map(({ name, place }) => ({
      ...place,
      text: `"${name}" is no county of Florida; ${nearest(name, missing)}`,
    })),
    ...twice.map(({ name, place }) => ({ ...place, text: `${name} stands twice; remove one of the two` })),
    ...missing.map((name) => ({
      file: `${recordsFolder}/regions`,
      path: ['counties'],
      text: `${name} is missing; add it to its region`,
    })),
  ];
}
