import { writeFile } from 'node:fs/promises';
import { regions } from 'records:regions';
import { serviceArea } from 'records:service-area';
import polylabel from 'polylabel';
import { type CountyGeometry, floridaGeometry, type Point } from './county-geometry.ts';
import { closedPath, stepsOf } from './svg-path.ts';

const file = 'tools/map/florida.json';
const width = 1000;

/**
 * Writes Florida's counties as the build draws them: each with its outline, its corners and the place of its name, and each border
 * between two of them, so that the records of the regions can be changed without drawing anew.
 */
export async function main(): Promise<void> {
  const florida = await floridaGeometry(width);
  const placeOf = (counties: readonly string[]) => {
    const [largest = []] = florida.outlineOf(counties);
    const place = polylabel(largest);
    const [x, y] = place;
    return { place: { x: Math.round(x), y: Math.round(y) }, room: Math.round(place.distance) };
  };
  const land = florida.outlineOf(florida.names).flat(2);
  const map = {
    box: boxOf(land),
    // the end of the Keys
    south: boxOf([land.reduce((one, other) => (other[1] > one[1] ? other : one))]),
    counties: florida.names.sort().map((name) => {
      const outline = florida.outlineOf([name]).flat();
      return { name, path: closedPath(outline), box: boxOf(outline.flat()), ...placeOf([name]) };
    }),
    borders: inOrder(florida).map(({ between, line }) => ({ between, ...stepsOf(line) })),
    // several counties have their number where the most room is in all of them together
    regions: regions
      .map((region) => region.counties.filter((county) => !serviceArea.homeCounties.includes(county)))
      .map((counties) => ({ counties: counties.sort(), place: placeOf(counties).place })),
  };
  await writeFile(file, linesOf(map));
  console.log(`${file}: ${map.counties.length} counties, ${map.borders.length} borders`);
}

function boxOf(points: Point[]) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The borders of the present regions first, as one runs on into the next: their path needs few new starts. */
function inOrder({ borders, bordersWhere }: CountyGeometry): CountyGeometry['borders'] {
  const regionOf = (name: string) => regions.findIndex(({ counties }) => counties.includes(name));
  const rest = new Set(borders);
  const first = bordersWhere((one, other) => regionOf(one) !== regionOf(other)).flatMap((whole) => {
    const parts: CountyGeometry['borders'] = [];
    for (let at = 0; at < whole.length - 1; at += (parts.at(-1)?.line.length ?? 0) - 1) {
      const part = [...rest]
        .flatMap((border) => [border.line, border.line.toReversed()].map((line) => ({ border, line })))
        .find(({ line }) => String(whole.slice(at, at + line.length)) === String(line));
      if (!part) throw new Error(`No border goes on from ${whole[at]}`);
      rest.delete(part.border);
      parts.push({ ...part.border, line: part.line });
    }
    return parts;
  });
  return [...first, ...rest];
}

/** One county, border or region a line. */
function linesOf(map: Record<string, unknown>): string {
  const fields = Object.entries(map).map(([name, value]) => {
    const rows = Array.isArray(value) && typeof value[0] === 'object' ? value : undefined;
    const text = rows
      ? `[\n    ${rows.map((row) => JSON.stringify(row)).join(',\n    ')}\n  ]`
      : JSON.stringify(value);
    return `  ${JSON.stringify(name)}: ${text}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
