import { siteFolder } from '../../../tools/sources.ts';
import { firstAnswer } from '../first-answer.ts';
import { type Tap, measure as tapPage } from '../first-tap.ts';
import { type Scores, scorePage } from '../lighthouse.ts';
import { type Load, loadPage } from '../page-load.ts';
import type { Part } from '../part.ts';
import { peers as allPeers, buildPeer, peerVersion, providePeers } from '../peer-build.ts';
import { figure, table } from '../report/table.ts';
import { type Served, serveFolder } from '../serve-folder.ts';
import { median } from '../statistics.ts';
import { type Transfer, weigh } from './bytes.ts';

/** A delivery of the home page; milliseconds. */
interface Row {
  name: string;
  version: string;
  paint: number;
  /** Largest paint beside that of our page without scripts. */
  ratio: number;
  blocking: number;
  /** Since the navigation, until Get Quote first answers. */
  ready: number;
  /** Bytes before anyone touches the page: at once, and while the browser is idle. */
  load: Transfer;
  later: Transfer;
  /** First tap on Get Quote to the painted dialog, and the longest task until two seconds later. */
  full: number;
  slowed: number;
  slowedTask: number;
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
  served: Served;
  loads: Load[];
  ready: number[];
  full: number[];
  slowed: number[];
  tasks: number[];
  scores: Scores[];
}

const mostScores = 3;
const getQuote: Tap = { name: 'dialog', path: '/', target: 'header [data-dialog]', answer: 'dialog[open]' };

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
        site.ready.push(await firstAnswer(browser, `${base}/`));
        site.full.push((await tapPage(browser, base, getQuote, 1)).answer);
        const { answer, task } = await tapPage(browser, base, getQuote, 4);
        site.slowed.push(answer);
        site.tasks.push(task);
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
    const kilobytes = (transfer: Transfer) => figure((transfer.script?.bytes ?? 0) / 1000, 1);
    const head = [
      'delivery',
      'largest paint, ms',
      'of our twin',
      'blocking, ms',
      'answers from, ms',
      'script, kB',
      'when idle, kB',
      'tap 1×, ms',
      'tap 4×, ms',
      'task 4×, ms',
      'Lighthouse',
    ];
    const cells = rows.map((row) => [
      `${row.name}${row.version && ` ${row.version}`}`,
      figure(row.paint),
      figure(row.ratio, 3),
      figure(row.blocking),
      figure(row.ready),
      kilobytes(row.load),
      kilobytes(row.later),
      figure(row.full),
      figure(row.slowed),
      figure(row.slowedTask),
      figure(row.performance),
    ]);
    return [
      table(head, cells),
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
    served: await serveFolder(folder, { hasPolicy }),
    loads: [],
    ready: [],
    full: [],
    slowed: [],
    tasks: [],
    scores: [],
  });
  const sites = [await open('This site', '', siteFolder, true)];
  const failed: Data['failed'] = [];
  for (const peer of allPeers) {
    console.log(`Building: ${peer.name}`);
    try {
      sites.push(await open(peer.name, peerVersion(peer.package), await buildPeer(peer), false));
    } catch (error) {
      failed.push({ name: peer.name, why: (error as Error).message.slice(0, 500) });
    }
  }
  return { sites, failed };
}

function summarize(site: Site, twin: number): Omit<Row, 'load' | 'later'> {
  const { name, version, loads, ready, full, slowed, tasks, scores } = site;
  const paint = median(loads.map((load) => load.paint));
  return {
    name,
    version,
    paint: Math.round(paint),
    ratio: Number((paint / twin).toFixed(3)),
    blocking: Math.round(median(loads.map(({ blocking }) => blocking))),
    ready: Math.round(median(ready)),
    full: Math.round(median(full)),
    slowed: Math.round(median(slowed)),
    slowedTask: Math.round(median(tasks)),
    performance: median(scores.map(({ scores: { performance } }) => performance)),
  };
}
