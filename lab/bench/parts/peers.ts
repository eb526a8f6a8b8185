import { siteFolder } from '../../../tools/sources.ts';
import { firstAnswer } from '../first-answer.ts';
import { type Tap, measure as tapPage, taps } from '../first-tap.ts';
import { type Scores, scorePage } from '../lighthouse.ts';
import { type Load, loadPage } from '../page-load.ts';
import type { Part } from '../part.ts';
import { peers as allPeers, buildPeer, peerVersion, providePeers } from '../peer-build.ts';
import { figure, table } from '../report/table.ts';
import { serveFolder } from '../serve-folder.ts';
import { median, medians } from '../statistics.ts';
import { type Transfer, weigh } from './bytes.ts';

/** Get Quote, in milliseconds. */
interface Taps {
  /** Since the navigation, until it first answers. */
  ready: number;
  /** First tap to the painted dialog, and the longest task until two seconds later. */
  full: number;
  slowed: number;
  slowedTask: number;
}

/** A delivery of the home page. */
interface Row extends Taps {
  name: string;
  version: string;
  /** Milliseconds. */
  paint: number;
  blocking: number;
  /** Largest paint beside that of our page without scripts. */
  ratio: number;
  /** Bytes before anyone touches the page: at once, and while the browser is idle. */
  load: Transfer;
  later: Transfer;
  /** Lighthouse's, up to 100. */
  performance: number;
}

interface Data {
  rows: Row[];
  /** Largest paint of our page without scripts. */
  twin: number;
  /** Which could not be built here, and why. */
  failed: { name: string; why: string }[];
}

interface Site {
  name: string;
  version: string;
  served: Awaited<ReturnType<typeof serveFolder>>;
  loads: Load[];
  taps: Taps[];
  scores: Scores[];
}

const kilobytes = ({ script }: Transfer) => figure((script?.bytes ?? 0) / 1000, 1);
const columns: [head: string, cell: (row: Row) => string][] = [
  ['delivery', ({ name, version }) => `${name}${version && ` ${version}`}`],
  ['largest paint, ms', ({ paint }) => figure(paint)],
  ['of our twin', ({ ratio }) => figure(ratio, 3)],
  ['blocking, ms', ({ blocking }) => figure(blocking)],
  ['answers from, ms', ({ ready }) => figure(ready)],
  ['script, kB', ({ load }) => kilobytes(load)],
  ['when idle, kB', ({ later }) => kilobytes(later)],
  ['tap 1×, ms', ({ full }) => figure(full)],
  ['tap 4×, ms', ({ slowed }) => figure(slowed)],
  ['task 4×, ms', ({ slowedTask }) => figure(slowedTask)],
  ['Lighthouse', ({ performance }) => figure(performance)],
];

const mostScores = 3;
const [getQuote] = taps as [Tap];

/** Our home page beside the same page as others deliver it. */
export const peers: Part<Data> = {
  name: 'peers',
  title: 'Beside peers',
  method:
    'The home page, its words, pictures, fonts and styles taken from our own build, with the same native dialog and form, as four others deliver it with the settings that their guides recommend: `lab/bench/peers/`. All are compressed and served by our server’s code, theirs without our Content-Security-Policy, because three of them write scripts into the page. Theirs do less than ours: their form only checks what is required, there are no dropdown lists, notices, opening hours by the clock or other pages to prepare. **Answers from**: when Get Quote first opens its dialog on the slow phone of the first columns, counted from the navigation. **Tap**: when everything is loaded, so that theirs are hydrated by then and ours is not; Lighthouse’s score is a median of at most 3.',

  async measure({ browser, rounds }) {
    const { sites, failed } = await openSites();
    const [ours] = sites;
    if (!ours) throw new Error('Our own site is missing');
    const twin: number[] = [];
    for (let round = 0; round < rounds; round++) {
      for (const site of sites) site.loads.push(await loadPage(browser, `${site.served.base}/`));
      twin.push((await loadPage(browser, `${ours.served.base}/`, false)).paint);
    }
    for (let round = 0; round < rounds; round++)
      for (const site of sites) {
        const { base } = site.served;
        const ready = await firstAnswer(browser, `${base}/`);
        const { answer: full } = await tapPage(browser, base, getQuote, 1);
        const { answer: slowed, task: slowedTask } = await tapPage(browser, base, getQuote, 4);
        site.taps.push({ ready, full, slowed, slowedTask });
      }
    for (let round = 0; round < Math.min(rounds, mostScores); round++)
      for (const site of sites) site.scores.push(await scorePage(`${site.served.base}/`));
    const rows: Row[] = [];
    for (const site of sites) {
      const transfer = await weigh(browser, `${site.served.base}/`);
      rows.push({ ...summarize(site, median(twin)), ...transfer });
      await site.served.close();
    }
    return { rows, twin: Math.round(median(twin)), failed };
  },

  report({ rows, twin, failed }) {
    return [
      table(
        columns.map(([head]) => head),
        rows.map((row) => columns.map(([, cell]) => cell(row))),
      ),
      `Our page without scripts: ${figure(twin)} ms.`,
      ...failed.map(({ name, why }) => `${name} could not be built here: ${why}`),
    ].join('\n\n');
  },
};

async function openSites(): Promise<{ sites: Site[]; failed: Data['failed'] }> {
  providePeers();
  const open = async (name: string, version: string, folder: string, hasPolicy: boolean): Promise<Site> => ({
    name,
    version,
    served: await serveFolder(folder, hasPolicy),
    loads: [],
    taps: [],
    scores: [],
  });
  const sites = [await open('This site', '', siteFolder, true)];
  const failed: Data['failed'] = [];
  for (const peer of allPeers) {
    console.log(`Building: ${peer.name}`);
    try {
      sites.push(await open(peer.name, peerVersion(peer.tool), await buildPeer(peer), false));
    } catch (error) {
      failed.push({ name: peer.name, why: (error as Error).message.slice(0, 500) });
    }
  }
  return { sites, failed };
}

function summarize({ name, version, loads, taps, scores }: Site, twin: number): Omit<Row, 'load' | 'later'> {
  const { paint, blocking } = medians(loads);
  const { performance } = medians(scores.map((one) => one.scores));
  const ratio = Number((median(loads.map((load) => load.paint)) / twin).toFixed(3));
  return { name, version, paint, ratio, blocking, ...medians(taps), performance };
}
