/** Left free between header, bar and notice, or the notice takes its place in the form it speaks of. */
const leastRoom = 300;
/** A dialog and a notice beside it. */
const wideForDialog = 1412;
const gap = 24;

let current: HTMLElement | undefined;

/** Keeps what takes the focus clear of a notice, which moves to the end of `form` where there is no room. Returns what ends that. */
export function makeRoom(slip: HTMLElement, form: HTMLFormElement | null): () => void {
  const region = slip.closest<HTMLElement>('[data-notices]');
  const root = document.documentElement;
  if (!region) return () => {};
  const dialog = region.closest('dialog');
  let isInForm = false;
  // not by a custom property, which would style the whole page anew
  const keepFree = (height?: string) => {
    root.style.scrollPaddingBottom = height ? `calc(var(--bar-kept) + var(--space-16) + ${height})` : '';
    // below the page, where it lies over nothing
    region.style.marginTop = height ?? '';
  };
  const measure = () => {
    if (current === slip && !dialog && !isInForm) keepFree(`${slip.offsetHeight + gap}px`);
  };
  const place = () => {
    if (current !== slip) return;
    if (dialog) return void region.toggleAttribute('data-flow', innerWidth < wideForDialog);
    // by the size that it has over the page: in a form it is another
    region.removeAttribute('data-flow');
    isInForm = false;
    measure();
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root);
    const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    isInForm = room < leastRoom && Boolean(form?.getClientRects().length);
    const home = isInForm && form ? form : document.body;
    region.toggleAttribute('data-flow', isInForm);
    if (isInForm) keepFree();
    if (region.parentElement !== home) home.append(region);
  };
  current = slip;
  place();
  const observer = new ResizeObserver(measure);
  observer.observe(slip);
  addEventListener('resize', place);
  return () => {
    observer.disconnect();
    removeEventListener('resize', place);
    if (current !== slip || dialog) return;
    keepFree();
    if (region.parentElement !== document.body) document.body.append(region);
  };
}
