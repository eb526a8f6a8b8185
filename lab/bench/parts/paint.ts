import { loadPage } from '../page-load.ts';
import type { Part } from '../part.ts';
import { againstBar, figure, table } from '../report/table.ts';
import { median } from '../statistics.ts';

/** A row a route; milliseconds, but `shift`, which has no unit. */
type Data = {
  path: string;
  paint: number;
  /** Of the twin. */
  without: number;
  ratio: number;
  blocking: number;
  /** The worst of the samples. */
  shift: number;
}[];

const mostRatio = 1.05;

const fonts =
  'What is left is the fonts: they arrive after the first paint, and although their fallbacks have their measures, some words move by a few pixels. With `font-display: optional` it would be 0, and whoever comes for the first time over a slow network would read the whole page in Arial.';

/** Largest paint of every route beside its twin without scripts; blocking time; layout shift. */
export const paint: Part<Data> = {
  name: 'paint',
  title: 'Paint',
  method:
    'Lighthouse’s phone: 1.6 Mbit/s, 150 ms, a four times slower processor. Blocking: what tasks have over 50 ms after the first paint, until 1.5 s after the load.',

  async measure({ base, browser, paths, rounds }) {
    const data: Data = [];
    for (const path of paths) {
      const scripted = [];
      const plain = [];
      for (let round = 0; round < rounds; round++) {
        scripted.push(await loadPage(browser, base + path));
        plain.push(await loadPage(browser, base + path, false));
      }
      const paint = median(scripted.map((load) => load.paint));
      const without = median(plain.map((load) => load.paint));
      data.push({
        path,
        paint: Math.round(paint),
        without: Math.round(without),
        ratio: Number((paint / without).toFixed(3)),
        blocking: Math.round(median(scripted.map((load) => load.blocking))),
        shift: Number(Math.max(...scripted.map((load) => load.shift)).toFixed(3)),
      });
      console.log(data.at(-1));
    }
    return data;
  },

  report(data) {
    const by = (key: 'ratio' | 'blocking' | 'shift') =>
      data.map((row) => ({ label: row.path, value: row[key] }));
    return [
      table(
        ['route', 'largest paint, ms', 'of the twin, ms', 'ratio', 'blocking, ms', 'shift'],
        data.map(({ path, paint, without, ratio, blocking, shift }) => [
          path,
          figure(paint),
          figure(without),
          figure(ratio, 3),
          figure(blocking),
          figure(shift, 3),
        ]),
      ),
      [
        `- Ratio. ${againstBar(by('ratio'), mostRatio, { digits: 3 })}`,
        `- Blocking. ${againstBar(by('blocking'), 50, { unit: 'ms' })}`,
        `- Shift. ${againstBar(by('shift'), 0, { digits: 3 })}${data.some(({ shift }) => shift > 0) ? ` ${fonts}` : ''}`,
      ].join('\n'),
    ].join('\n\n');
  },
};
