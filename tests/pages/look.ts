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

/**
 * What is wrong with the marks on drawings: a leader ends on its part, no plate or flag covers another, and none is cut by the edge.
 */
export function markFaults(): string[] {
  const faults: string[] = [];
  for (const frame of document.querySelectorAll<HTMLElement>('[data-annotated]')) {
    if (!frame.checkVisibility()) continue;
    const box = frame.getBoundingClientRect();
    const picture = (frame.querySelector('img') ?? frame.querySelector('svg'))?.getBoundingClientRect();
    const seen = [
      ...frame.querySelectorAll<SVGElement | HTMLElement>('[data-dot], [data-flag], [data-plate]'),
    ]
      .filter((mark) => mark.checkVisibility())
      .map((mark) => ({ mark, rect: mark.getBoundingClientRect() }));
    const covers = seen.filter(({ mark }) => !('dot' in mark.dataset));
    for (const { mark, rect } of seen) {
      const isInside =
        rect.left >= box.left - 1 &&
        rect.right <= box.right + 1 &&
        rect.top >= box.top - 1 &&
        rect.bottom <= box.bottom + 1;
      const at = `${Number.parseFloat(mark.getAttribute('cx') ?? '')} ${Number.parseFloat(mark.getAttribute('cy') ?? '')}`;
      if (!isInside) faults.push(`${mark.textContent || at} is cut by the edge of its drawing`);
      if (!('dot' in mark.dataset) || !picture) continue;
      const [x, y] = at.split(' ').map(Number) as [number, number];
      const off = Math.hypot(
        (rect.left + rect.right) / 2 - (picture.left + (picture.width * x) / 100),
        (rect.top + rect.bottom) / 2 - (picture.top + (picture.height * y) / 100),
      );
      if (off > 1) faults.push(`the dot at ${at} lies ${off.toFixed(1)} px off its part`);
      for (const other of covers)
        if (overlap(rect, other.rect) && 'plate' in other.mark.dataset)
          faults.push(`${other.mark.textContent} covers the dot at ${at}`);
    }
    covers.forEach((one, index) => {
      for (const other of covers.slice(index + 1))
        if (overlap(one.rect, other.rect))
          faults.push(`${one.mark.textContent} lies over ${other.mark.textContent}`);
    });
  }
  return faults;

  function overlap(a: DOMRect, b: DOMRect): boolean {
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }
}

/** The text of the page; dropdowns, which are the one thing that script replaces, left out. */
export function mainText(): string {
  const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
  for (const dropdown of main.querySelectorAll('form :has(> select)')) dropdown.remove();
  return main.textContent;
}

/** What is wrong with the page as it would be printed, and its last words, which stand on one sheet with its foot. */
export function paperFaults(): { faults: string[]; lastWords: string } {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const named = (fault: string, elements: readonly Element[]) =>
    elements.map(({ outerHTML }) => `${fault}: ${outerHTML.slice(0, 80)}`);
  const faults = [
    ...named(
      'is pressed',
      shown('button, input[type=range], [data-shell] [popover], header nav, nav[data-shell]'),
    ),
    ...named(
      'higher than a sheet',
      shown('main figure, main svg, main picture').filter((one) => one.getBoundingClientRect().height > 1000),
    ),
    ...named(
      'over every sheet',
      shown('body *').filter((one) => /fixed|sticky/.test(getComputedStyle(one).position)),
    ),
    ...(shown('h1').length === 1 ? [] : ['no headline']),
  ];
  const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
  let lastWords = '';
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const words = textContent?.trim() ?? '';
    if (words.length < 12 || !parentElement?.checkVisibility()) continue;
    // capitals come from the style, and what only screen readers get is not printed
    if (!parentElement.closest('.sr-only, .label')) lastWords = words.slice(-24);
  }
  return { faults, lastWords };
}

/** Which of these sentences somebody reads more than once on the page; each is given in its forms. */
export function repeatedSentences(sentences: Readonly<Record<string, readonly string[]>>): string[] {
  const flat = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
  // biome-ignore lint/performance/useDomNodeTextContent: what is printed alone is not read twice
  const text = flat(document.querySelector('main')?.innerText ?? '');
  return Object.entries(sentences).flatMap(([name, forms]) => {
    // the longest first, for a short form may be part of it
    let rest = text;
    let times = 0;
    for (const form of [...forms].sort((a, b) => b.length - a.length)) {
      const parts = rest.split(flat(form));
      times += parts.length - 1;
      rest = parts.join('');
    }
    return times > 1 ? [`${name}: ${times} times`] : [];
  });
}
