/** Left free between header, bar and notice, or the notice takes its place in the form it speaks of. */
const leastRoom = 300;
/** A dialog and a notice beside it. */
const wideForDialog = 1412;
/** Under the notice. */
const gap = 24;

let current: HTMLElement | undefined;

/**
 * Keeps what takes the focus clear of a notice: the page knows its height, and where the window has no room for both, it
 * stands at the end of `form`, or under its dialog. Returns what ends that.
 */
export function makeRoom(slip: HTMLElement, form: HTMLFormElement | null): () => void {
  const region = slip.closest<HTMLElement>('[data-notices]');
  const root = document.documentElement;
  if (!region) return () => {};
  const dialog = region.closest('dialog');
  const place = () => {
    if (current !== slip) return;
    if (dialog) return void region.toggleAttribute('data-flow', innerWidth < wideForDialog);
    root.style.setProperty('--notice-height', `${slip.offsetHeight + gap}px`);
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root);
    const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    const home = room < leastRoom && form?.getClientRects().length ? form : document.body;
    region.toggleAttribute('data-flow', home === form);
    if (home === form) root.style.removeProperty('--notice-height');
    if (region.parentElement !== home) home.append(region);
  };
  current = slip;
  place();
  const observer = new ResizeObserver(place);
  observer.observe(slip);
  addEventListener('resize', place);
  return () => {
    observer.disconnect();
    removeEventListener('resize', place);
    if (current !== slip || dialog) return;
    root.style.removeProperty('--notice-height');
    // the form may be gone with its page
    if (region.parentElement !== document.body) document.body.append(region);
  };
}
