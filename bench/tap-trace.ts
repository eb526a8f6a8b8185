import { mkdir, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { openBrowser, openPhone } from './browser.ts';
import { touch } from './first-tap.ts';
import { drawTimeline, type Lane, type Slice } from './report/timeline.ts';
import { serveFolder } from './serve-folder.ts';

/** What Chromium's trace holds of an event; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { data?: { type?: string } };
}

const rounds = 7;
/** Get Quote and its dialog, also where React draws both. */
const target = 'header a[data-dialog], header a[data-quote]';
const shown = 'dialog[open], [role=dialog]';
const outputFile = 'docs/performance/first-tap.svg';
/** Milliseconds that are drawn, from the touch on. */
const span = 1000;

const kinds: [Slice['kind'], RegExp][] = [
  [
    'script',
    /^(FunctionCall|EvaluateScript|v8\.(compile|evaluateModule)|EventDispatch|RunMicrotasks|TimerFire)$/,
  ],
  ['layout', /^(UpdateLayoutTree|Layout|PrePaint)$/],
  ['paint', /^(Paint|Layerize|Commit)$/],
];

/**
 * `node tools/run.mjs bench/tap-trace.ts name=folder …`: what the main thread does after the first tap on Get Quote of the home
 * page at a four times slower processor, drawn for each built site as one line, the trace in the middle of seven by its answer.
 */
export async function main(args: readonly string[]): Promise<void> {
  const browser = await openBrowser();
  const sites = await Promise.all(
    args.map(async (arg) => {
      const [name = '', folder = ''] = arg.split('=');
      return { name, served: await serveFolder(folder), lanes: [] as Lane[] };
    }),
  );
  for (let round = 0; round < rounds; round++)
    for (const { name, served, lanes } of sites) lanes.push(await trace(browser, served.base, name));
  await browser.close();
  for (const { served } of sites) await served.close();
  const middle = sites.map(
    ({ lanes }) => lanes.sort((a, b) => a.answer - b.answer)[(rounds - 1) / 2] as Lane,
  );
  for (const { name, answer } of middle) console.log(`${name}: ${answer.toFixed(0)} ms`);
  await mkdir('docs/performance', { recursive: true });
  await writeFile(
    outputFile,
    drawTimeline('First tap on Get Quote, processor four times slower', span, middle),
  );
}

async function trace(browser: Browser, base: string, name: string): Promise<Lane> {
  const page = await openPhone(browser, { rate: 4 });
  await page.goto(base, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1000);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'v8'] });
  const { answer } = await touch(page, target, shown);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await page.context().close();
  return { name, answer, slices: slicesOf(traceEvents) };
}

/** What took a millisecond or more on the page's main thread, from the touch on. */
function slicesOf(events: readonly TraceEvent[]): Slice[] {
  const first = events.find(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerdown',
  );
  if (!first) throw new Error('The trace holds no touch');
  return kinds.flatMap(([kind, names]) =>
    events
      .filter(({ ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid)
      .filter(({ name, dur = 0, ts }) => names.test(name) && dur >= 1000 && ts + dur >= first.ts)
      .map(({ ts, dur = 0 }) => ({ kind, start: (ts - first.ts) / 1000, length: dur / 1000 }))
      .filter(({ start }) => start < span),
  );
}
