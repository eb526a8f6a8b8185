// what can be seen of a page besides its words: run in it, so each of these is whole in itself

/** Gives the page a reader's own styles in place of those before; as a constructed sheet, which the site's policy lets in. */
export function wear(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
}

/** What moves by itself, and the page if it glides when it is sent somewhere. */
export function movingParts(): string[] {
  const parts = document
    .getAnimations()
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML ?? '');
  return getComputedStyle(document.documentElement).scrollBehavior === 'auto' ? parts : [...parts, 'html'];
}

/** Header and bar, where they take more than a quarter of the window while the page is scrolled. */
export async function takenHeight(): Promise<string[]> {
  scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(done));
  const boxes = [...document.querySelectorAll('header:not(main *), nav[data-shell]')].map((part) =>
    part.getBoundingClientRect(),
  );
  scrollTo({ top: 0, behavior: 'instant' });
  const taken = boxes
    .filter(({ top, bottom }) => top < innerHeight && bottom > 0)
    .reduce((sum, { height }) => sum + height, 0);
  return taken > innerHeight / 4 ? [`header and bar take ${taken} px`] : [];
}

/** Where a leader does not end on its part of the drawing, or a plate lies over its end. */
export function markFaults(): string[] {
  return [...document.querySelectorAll('[data-annotated]')].flatMap((frame) => {
    const picture = (frame.querySelector('img, svg') ?? frame).getBoundingClientRect();
    const boxesOf = (selector: string) =>
      [...frame.querySelectorAll(selector)]
        .filter((mark) => mark.checkVisibility())
        .map((mark) => ({ mark, box: mark.getBoundingClientRect() }));
    const plates = boxesOf('[data-plate]');
    return boxesOf('[data-dot]').flatMap(({ mark, box }) => {
      const [x = 0, y = 0] = ['cx', 'cy'].map((at) => Number.parseFloat(mark.getAttribute(at) ?? ''));
      const [left, top] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const across = left - picture.left - (picture.width * x) / 100;
      const down = top - picture.top - (picture.height * y) / 100;
      const isCovered = plates.some(
        ({ box: plate }) => plate.left < left && left < plate.right && plate.top < top && top < plate.bottom,
      );
      return Math.hypot(across, down) > 1 || isCovered ? [`the leader that ends at ${x} ${y}`] : [];
    });
  });
}

/** Notes what each element in the main part says itself, and names those that are new since the last time, or say something else. */
export function changedElements(): string[] {
  const elements = document.querySelectorAll<HTMLElement & { said?: string }>('#main *');
  return [...elements].flatMap((element) => {
    // a dropdown is the one thing that is replaced on purpose, and keeps its native select
    if (element.closest('form :has(> select)')) return [];
    const { said } = element;
    element.said = Array.from(element.childNodes, (node) => (node instanceof Text ? node.data : '')).join('');
    return element.said === said ? [] : [element.outerHTML.slice(0, 120)];
  });
}

/** What is wrong with the page as it would be printed. */
export function paperFaults(): string[] {
  const shown = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const pressed = shown('button, input[type=range], [data-shell] [popover], header nav, nav[data-shell]');
  const pictures = shown('main figure, main svg, main picture');
  const faults: Record<string, Element[]> = {
    'is pressed': pressed,
    'higher than a sheet': pictures.filter((one) => one.getBoundingClientRect().height > 1000),
    'over every sheet': shown('body *').filter((one) => /fixed|sticky/.test(getComputedStyle(one).position)),
    'a second headline': shown('h1').slice(1),
  };
  return Object.entries(faults).flatMap(([fault, elements]) =>
    elements.map(({ outerHTML }) => `${fault}: ${outerHTML.slice(0, 80)}`),
  );
}

/** The layout shift so far, where it is over `most`. */
export async function shifted(most: number): Promise<number[]> {
  await document.fonts.ready;
  // the swap is laid out in the first frame and reported after it
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  return shift <= most ? [] : [shift];
}
