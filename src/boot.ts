/**
 * The only script of a page before intent. Fetches the application when the browser is idle, runs it on the first sign
 * of intent, and replays the one click or submit that came too early. Knows nothing of React.
 */
import { HomeNowElement } from '#src/home-now-element.ts';
import { logMissingPath } from '#src/lib/log-missing-path.ts';
import { reflectPopovers } from '#src/lib/reflect-popovers.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import { OpenNowElement } from '#src/open-now-element.ts';
import { UntilDateElement } from '#src/until-date-element.ts';

type Application = { start: (root: HTMLElement) => Promise<void> };

const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;
const self = document.querySelector<HTMLScriptElement>('script[data-app]');
const root = document.getElementById('root');
let starting = false;
let held: (() => void) | undefined;

if (self && root) {
  for (const type of intents) addEventListener(type, onIntent, { passive: true, capture: true });
  addEventListener('click', holdClick, { capture: true });
  addEventListener('submit', holdSubmit, { capture: true });
  if (document.readyState === 'complete') whenIdle(fetchApplication);
  else addEventListener('load', () => whenIdle(fetchApplication), { once: true });
  reflectPopovers();
  if ('notFound' in root.dataset) logMissingPath(location.pathname);
}
customElements.define('open-now', OpenNowElement);
customElements.define('until-date', UntilDateElement);
customElements.define('home-now', HomeNowElement);

// a page that comes back from the back/forward cache starts at its top, as every path change does
addEventListener('pageshow', (event) => {
  if (event.persisted) scrollTo(0, 0);
});

function onIntent() {
  if (starting) return;
  starting = true;
  for (const type of intents) removeEventListener(type, onIntent, { capture: true });
  run().then(release, giveUp);
}

/** Runs the application's files one by one with a pause between, so that none of them becomes a long task. */
async function run() {
  // React makes errors while it is evaluated; for their stack traces V8 would parse its whole file once more
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  for (const url of urls('chunks')) {
    await import(/* @vite-ignore */ url);
    await new Promise((resolve) => setTimeout(resolve));
  }
  Error.stackTraceLimit = limit;
  const [app] = urls('app');
  const { start }: Application = await import(/* @vite-ignore */ app as string);
  await start(root as HTMLElement);
}

function release() {
  removeHolds();
  document.documentElement.dataset.ready = '';
  held?.();
}

/** Without the application the page is still whole: held links and forms go to their address, the next click is the browser's. */
function giveUp() {
  removeHolds();
  const target = held && document.querySelector<HTMLElement>('[data-held]');
  if (target instanceof HTMLFormElement && target.hasAttribute('action')) target.submit();
  const address = target?.dataset.replay || target?.getAttribute('href');
  if (address) location.assign(address);
}

function removeHolds() {
  removeEventListener('click', holdClick, { capture: true });
  removeEventListener('submit', holdSubmit, { capture: true });
}

function holdClick(event: MouseEvent) {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  hold(target, () => target.click());
}

function holdSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  hold(form, () => form.requestSubmit(event.submitter));
}

function hold(target: HTMLElement, replay: () => void) {
  document.querySelector('[data-held]')?.removeAttribute('data-held');
  target.setAttribute('data-held', '');
  held = () => {
    target.removeAttribute('data-held');
    replay();
  };
}

/** Fetched, not run; the parts of first use (dialog, notices, dropdown) come last. */
function fetchApplication() {
  for (const url of [...urls('chunks'), ...urls('app'), ...urls('later')]) {
    const link = document.createElement('link');
    link.rel = url.endsWith('.css') ? 'prefetch' : 'modulepreload';
    link.href = url;
    document.head.append(link);
  }
}

function urls(list: 'chunks' | 'app' | 'later'): string[] {
  return self?.dataset[list]?.split(' ') ?? [];
}
