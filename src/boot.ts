// The only script of a page before intent: it runs the application at the first sign of one, and replays the click that came before it
import { defineElements } from '#src/elements/define-elements.ts';
import { answerDialogLinks } from '#src/lib/dialog-links.ts';
import { fetchAhead, fetchNearForms, isSpared, whenIdle } from '#src/lib/fetch-ahead.ts';
import { forgetSent, keepEntries, noteSending } from '#src/lib/keep-entries.ts';
import { leadToPage, logMissingPath } from '#src/lib/missing-path.ts';
import { offerLanguages } from '#src/lib/offer-languages.ts';
import { answerPopovers } from '#src/lib/popovers.ts';
import { keepOffline, reflectNetwork } from '#src/lib/reflect-network.ts';
import { startAtTop } from '#src/lib/start-at-top.ts';

type Application = { start: (root: HTMLElement, onStopped: () => void) => Promise<void> };

const intents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;
const self = document.querySelector<HTMLScriptElement>('script[data-app]');
/** Milliseconds that a click or a submit waits for the application: a connection that hangs says nothing. */
const patience = 5000;
let root: HTMLElement | null;
let starting = false;
let isReady = false;
let isGivenUp = false;
let held: (() => void) | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;
let answered: Promise<void> | undefined;

// a script from the cache is there before a page that comes in parts
if (document.readyState === 'loading') document.addEventListener('readystatechange', prepare, { once: true });
else prepare();

// a page that one comes back to starts at its top, as every path change does
addEventListener('pageshow', (event) => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if ((event.persisted || load?.type === 'back_forward') && !location.hash) startAtTop();
});

function prepare() {
  root = document.getElementById('root');
  if (self && root) {
    for (const type of intents) addEventListener(type, onIntent, { passive: true, capture: true });
    addEventListener('pointerdown', onPress, { capture: true });
    addEventListener('click', holdClick, { capture: true });
    addEventListener('submit', onSubmit, { capture: true });
    keepEntries();
    if (document.readyState === 'complete') whenIdle(fetchApplication);
    else addEventListener('load', () => whenIdle(fetchApplication), { once: true });
    answerPopovers();
    reflectNetwork();
    if ('HTMLDialogElement' in window) answerDialogLinks(() => isGivenUp);
    if ('notFound' in root.dataset) {
      logMissingPath(location.pathname);
      leadToPage();
    }
  }
  if (document.querySelector('script[data-sent]')) forgetSent();
  defineElements();
  offerLanguages();
}

/** A pointer at rest is no sign: after a layout Chromium says by itself what lies under it. */
function onIntent(event: Event) {
  const { type, isTrusted, movementX, movementY } = event as PointerEvent;
  if (type !== 'pointermove' || !isTrusted || movementX || movementY) begin();
}

/** React that hears a finger go, or its click, before it has drawn the page draws all of it at once: before the answer is seen. */
function onPress() {
  answered = new Promise((resolve) => {
    // a dialog opens a task later
    const onEnd = () => setTimeout(resolve);
    for (const type of ['click', 'pointercancel'])
      addEventListener(type, onEnd, { capture: true, once: true });
    setTimeout(resolve, 1000);
  }).then(painted);
}

function painted() {
  return new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function begin() {
  if (starting) return;
  starting = true;
  for (const type of intents) removeEventListener(type, onIntent, { capture: true });
  run().then(release, giveUp);
}

/** Runs the application's files one by one with a pause between, so that none of them becomes a long task. */
async function run() {
  // others may have put another in its place
  root = document.getElementById('root');
  // without React's marks between texts it would draw the page anew, under a finger that is just pressing
  if (!root || !document.createTreeWalker(root, NodeFilter.SHOW_COMMENT).nextNode())
    throw new Error('No comments');
  // the answer that needs no React is on the screen first: a dialog, the menu, a link that lights up
  await painted();
  // React makes errors while it is evaluated; for their stack traces V8 would parse its whole file once more
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  let app: Partial<Application> = {};
  fetchAhead(urls('app'));
  for (const url of urls('app')) {
    app = await import(/* @vite-ignore */ url);
    await new Promise((resolve) => setTimeout(resolve));
  }
  Error.stackTraceLimit = limit;
  await answered;
  await app.start?.(root, stop);
}

function release() {
  clearTimeout(waiting);
  removeEventListener('pointerdown', onPress, { capture: true });
  removeEventListener('click', holdClick, { capture: true });
  const { dataset } = document.documentElement;
  delete dataset.stopped;
  dataset.ready = '';
  isReady = true;
  isGivenUp = false;
  held?.();
}

function stop() {
  root = document.getElementById('root');
  isReady = false;
  delete document.documentElement.dataset.ready;
  sayStopped();
  giveUp();
}

function sayStopped() {
  document.documentElement.dataset.stopped = '';
}

function giveUp() {
  isGivenUp = true;
  clearTimeout(waiting);
  removeEventListener('click', holdClick, { capture: true });
  const target = held && document.querySelector<HTMLElement>('[data-held]');
  held = undefined;
  if (!target) return;
  target.removeAttribute('data-held');
  const address = target.dataset.replay || target.getAttribute('href');
  if (target instanceof HTMLFormElement && target.hasAttribute('action')) {
    noteSending(target);
    target.submit();
  } else if (address) location.assign(address);
  else sayStopped();
}

function holdClick(event: MouseEvent) {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-replay]') : null;
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  hold(target, () => target.click());
}

function onSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  const page = form.closest('#root');
  if (!page || (isReady && page === root)) return;
  // a page that others have copied has nobody to wait for
  if ((isGivenUp || page !== root) && form.hasAttribute('action')) return noteSending(form);
  // one that leads nowhere would close the dialog that it is in
  event.preventDefault();
  if (isGivenUp || page !== root) sayStopped();
  else hold(form, () => form.requestSubmit(event.submitter));
}

function hold(target: HTMLElement, replay: () => void) {
  document.querySelector('[data-held]')?.removeAttribute('data-held');
  target.setAttribute('data-held', '');
  held = () => {
    target.removeAttribute('data-held');
    replay();
  };
  clearTimeout(waiting);
  waiting = setTimeout(giveUp, patience);
  // a form filler submits without any sign of intent
  begin();
}

async function fetchApplication() {
  if (isSpared()) return;
  await Promise.race([
    fetchAhead(urls('idle')),
    // older browsers preload no modules, and say nothing of it
    new Promise((resolve) => setTimeout(resolve, 8000)),
  ]);
  fetchNearForms(urls('later'));
  const { offline, scope = '/' } = (self as HTMLElement).dataset;
  if (offline) whenIdle(() => keepOffline(offline, scope).catch(() => undefined));
}

function urls(list: 'app' | 'idle' | 'later'): string[] {
  return self?.dataset[list]?.split(' ') ?? [];
}
