import type { Page } from '@playwright/test';

// what can be seen of a page: run in it, so each of these is whole in itself

/** Texts that a box around them cuts off, and what reaches past the right edge of the window. */
export function cutTexts(): string[] {
  const cut: string[] = [];
  const edge = document.documentElement.clientWidth + 1;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const words = textContent?.trim();
    if (!words || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    // the field that only robots fill lies far outside
    if (parentElement.closest('label[aria-hidden=true]')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    // of a figure that is fitted to a length, a range tells the length that it would have had
    const text = (parentElement.closest('text[textLength]') ?? range).getBoundingClientRect();
    const boxes: DOMRect[] = [];
    let scrolls = false;
    for (
      let one: Element = parentElement;
      !scrolls && one !== document.body;
      one = one.parentElement as Element
    ) {
      const { overflowX, display } = getComputedStyle(one);
      scrolls = /auto|scroll/.test(overflowX);
      if (!scrolls && overflowX !== 'visible' && display !== 'inline')
        boxes.push(one.getBoundingClientRect());
    }
    // a box of a pixel holds what only screen readers get
    if (boxes.some(({ width, height }) => width < 2 || height < 2)) continue;
    // the line around the letters may be cut, the letters may not
    const slack = text.height / 4;
    for (const box of boxes) {
      const across = Math.max(box.left - text.left, text.right - box.right);
      const down = Math.max(box.top - text.top, text.bottom - box.bottom) - slack;
      if (across > 1 || down > 1) cut.push(`${words.slice(0, 40)}: ${Math.round(Math.max(across, down))} px`);
    }
    // a scroller shows the rest on demand
    if (text.right > edge && !scrolls) cut.push(`${words.slice(0, 40)}: past the edge`);
  }
  return cut;
}

/** How far the page can be scrolled sideways. */
export function sidewaysScroll(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** What moves by itself, and the page if it glides when it is sent somewhere. */
export function movingParts(): string[] {
  const parts = document
    .getAnimations()
    .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML ?? '');
  return getComputedStyle(document.documentElement).scrollBehavior === 'auto' ? parts : [...parts, 'html'];
}

/** What would be printed over every sheet of paper. */
export function fixedParts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility() && /fixed|sticky/.test(getComputedStyle(element).position))
    .map((element) => element.outerHTML.slice(0, 80));
}

/**
 * Links and controls that a finger of 24 px misses: the square around their middle is not all theirs. Left out: links in a
 * sentence, whose height is that of the line; the skip link, which only the keyboard reaches; the field that only robots fill.
 */
export function smallTargets(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea'),
  ];
  return controls
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.closest('[aria-hidden=true]') && !isInSentence(one))
    .filter((control) => {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      if (right < 1 || bottom < 1) return false;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return [-11, 11].some((dx) => [-11, 11].some((dy) => !isHit(control, x + dx, y + dy)));
    })
    .map((control) => control.outerHTML.slice(0, 120));

  function isInSentence(control: HTMLElement): boolean {
    if (getComputedStyle(control).display !== 'inline') return false;
    let block = control.parentElement as HTMLElement;
    while (getComputedStyle(block).display.startsWith('inline')) block = block.parentElement as HTMLElement;
    const words = block.cloneNode(true) as HTMLElement;
    for (const link of words.querySelectorAll('a')) link.remove();
    return Boolean(words.textContent?.trim());
  }

  function isHit(control: HTMLElement, x: number, y: number): boolean {
    const hit = document.elementFromPoint(x, y);
    const label = hit?.closest('label');
    return Boolean(hit && (control.contains(hit) || label?.control === control));
  }
}

/** Goes through the page with the Tab key; names what was focused and not wholly to be seen. */
export async function tabThrough(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < 300; step++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      if (focused === document.body || focused.dataset.tabbed === '') return null;
      focused.dataset.tabbed = '';
      if (focused.closest('[data-shell]') || focused.matches('a[href="#main"]')) return '';
      const edge = (selector: string, side: 'top' | 'bottom', otherwise: number) => {
        const part = document.querySelector<HTMLElement>(selector);
        return part?.checkVisibility() ? part.getBoundingClientRect()[side] : otherwise;
      };
      const from = edge('header[data-shell]', 'bottom', 0);
      const to = edge('nav[data-shell]', 'top', innerHeight);
      const { top, bottom } = focused.getBoundingClientRect();
      const isSeen =
        bottom - top > to - from ? top < to && bottom > from : top >= from - 1 && bottom <= to + 1;
      return isSeen ? '' : `${focused.outerHTML.slice(0, 100)} at ${top}–${bottom} of ${from}–${to}`;
    });
    if (seen === null) return hidden;
    if (seen) hidden.push(seen);
  }
  throw new Error('The page has more than 300 stops, or a trap');
}
