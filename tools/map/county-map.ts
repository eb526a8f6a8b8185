import { resolve } from 'node:path';
import polylabel from 'polylabel';
import type { Plugin } from 'vite';
import { recordsOf } from '../../content/records/collection.ts';
import type { Region } from '../../content/records/regions/schema.ts';
import type { ServiceArea } from '../../content/records/service-area/schema.ts';
import { readLibrary } from '../content/read-library.ts';
import { floridaGeometry, type Point } from './county-geometry.ts';
import { spreadNames } from './spread-names.ts';
import { svgPath } from './svg-path.ts';

/** Draws the map of counties while building, so that no geometry library reaches the browser. */
export function countyMap(): Plugin {
  let root = '';
  return {
    name: 'county-map',
    configResolved(config) {
      root = config.root;
    },
    resolveId: {
      filter: { id: /^virtual:county-map$/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:county-map$/ },
      async handler() {
        this.addWatchFile(resolve(root, 'content/records/service-area/service-area.yaml'));
        const map = Object.entries(await drawCountyMap(root));
        return map.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
      },
    },
  };
}

const width = 1000;
/** Room beside the land for the names of the home counties: of the whole state, and of the part around them. */
const stateMargin = { left: 6, right: 336, top: 6, bottom: 6 };
/** From the home counties to the end of the Keys, which lie south-west of them and stay whole. */
const homeMargin = { left: 180, right: 190, top: 70, bottom: 24 };

/** Everything that the map component draws, in units of its view box. */
export async function drawCountyMap(root: string) {
  const florida = await floridaGeometry(root, width);
  const { library } = readLibrary(root);
  const regions = recordsOf<Region>(library, 'regions');
  const home = recordsOf<ServiceArea>(library, 'service-area').flatMap(({ homeCounties }) => homeCounties);
  const regionOf = new Map(
    regions.flatMap(({ number, counties }) => counties.map((county) => [county, number] as const)),
  );
  const label = (names: string[]) => {
    const [largest = []] = florida.outlineOf(names);
    const [x, y] = polylabel(largest);
    return { x: Math.round(x), y: Math.round(y) };
  };
  const land = florida.outlineOf(florida.names).flat(2);
  const south = land.reduce((one, other) => (other[1] > one[1] ? other : one));
  return {
    viewBox: viewBox(land, stateMargin),
    homeViewBox: viewBox([...florida.outlineOf(home).flat(2), south], homeMargin),
    countyPaths: Object.fromEntries(
      [...regionOf.keys()].sort().map((name) => [name, svgPath(florida.outlineOf([name]).flat(), 'z')]),
    ),
    regionBorders: svgPath(florida.bordersWhere((one, other) => regionOf.get(one) !== regionOf.get(other))),
    // clear of the home counties, which are drawn solid
    regionLabels: regions.map(({ number, counties }) => ({
      number,
      ...label(counties.filter((county) => !home.includes(county))),
    })),
    homeLabels: spreadNames(home.map((name) => ({ name, ...label([name]) }))),
  };
}

function viewBox(points: Point[], margin: typeof stateMargin): string {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin.left, Math.min(...ys) - margin.top];
  const [right, bottom] = [Math.max(...xs) + margin.right, Math.max(...ys) + margin.bottom];
  return `${left} ${top} ${right - left} ${bottom - top}`;
}
