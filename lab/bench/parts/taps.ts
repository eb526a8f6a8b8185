import { taps as allTaps, measure } from '../first-tap.ts';
import type { Part } from '../part.ts';
import { againstBar, figure, table } from '../report/table.ts';
import { medians } from '../statistics.ts';

/** At one speed of the processor, in milliseconds. */
interface Answer {
  /** From the touch to the frame that shows the answer. */
  answer: number;
  /** The longest task from then until two seconds later; 0: none over 50 ms. */
  task: number;
}

/** A row a tap: which, where, and its answers at 1× and 4×. */
type Data = { name: string; path: string; full: Answer; slowed: Answer }[];

const bars: Record<string, { full?: number; slowed: number }> = {
  dialog: { full: 60, slowed: 125 },
  menu: { slowed: 100 },
  gallery: { slowed: 100 },
  filter: { slowed: 100 },
  dropdown: { slowed: 100 },
  'next page': { slowed: 100 },
};

/** The first tap on what answers, on every route. */
export const taps: Part<Data> = {
  name: 'taps',
  title: 'First taps',
  method:
    'A real touch on a page that has come to rest and that nobody has touched; milliseconds from the lifting of the finger, which rests for 80, to the frame that shows the answer, and the longest task until two seconds later (0: none over 50 ms), in which React starts. Dropdown and next page: after somebody has used the page, so that React answers; the next page’s files are in the cache, and nothing but this finger has said which page is wanted.',

  async measure({ base, browser, paths, rounds }) {
    const data: Data = [];
    for (const tap of allTaps.filter(({ path }) => paths.includes(path))) {
      const samples: { full: Answer[]; slowed: Answer[] } = { full: [], slowed: [] };
      for (let round = 0; round < rounds; round++) {
        samples.full.push(await measure(browser, base, tap, 1));
        samples.slowed.push(await measure(browser, base, tap, 4));
      }
      const { name, path } = tap;
      data.push({ name, path, full: medians(samples.full), slowed: medians(samples.slowed) });
      console.log(data.at(-1));
    }
    return data;
  },

  report(data) {
    const names = [...new Set(data.map(({ name }) => name))];
    const lines = names.flatMap((name) => {
      const rows = data.filter((row) => row.name === name);
      const at = (speed: 'full' | 'slowed') =>
        rows.map((row) => ({ label: row.path, value: row[speed].answer }));
      const { full, slowed } = bars[name] ?? {};
      return [
        ...(full ? [`- ${name}, 1×. ${againstBar(at('full'), full, { unit: 'ms' })}`] : []),
        ...(slowed ? [`- ${name}, 4×. ${againstBar(at('slowed'), slowed, { unit: 'ms' })}`] : []),
      ];
    });
    const later = new Set(allTaps.filter(({ isHydrated }) => isHydrated).map(({ name }) => name));
    const tasks = (isLater: boolean, bar: number) => {
      const rows = data.filter(({ name }) => later.has(name) === isLater);
      const values = rows.map(({ name, path, slowed }) => ({ label: `${name} ${path}`, value: slowed.task }));
      return againstBar(values, bar, { unit: 'ms' });
    };
    const rows = data.map(({ name, path, full, slowed }) => [
      `${name} ${path}`,
      ...[full.answer, full.task, slowed.answer, slowed.task].map((value) => figure(value)),
    ]);
    return [
      table(['tap', 'answer 1×, ms', 'task 1×, ms', 'answer 4×, ms', 'task 4×, ms'], rows),
      [
        ...lines,
        `- Longest task of a first tap, 4×. ${tasks(false, 50)}`,
        `- Longest task of dropdown and next page, 4×. ${tasks(true, 100)}`,
      ].join('\n'),
    ].join('\n\n');
  },
};
