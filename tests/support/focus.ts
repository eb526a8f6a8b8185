import type { Locator, Page } from '@playwright/test';
import { installAxe } from './axe.ts';

/** Presses Tab until `goal` has the focus. */
export async function tabTo(
  goal: Locator,
  { most = 160, key = 'Tab' }: { most?: number; key?: 'Tab' | 'Shift+Tab' } = {},
): Promise<void> {
  const page = goal.page();
  for (let press = 0; press < most; press++) {
    await page.keyboard.press(key);
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${goal} does not get the focus within ${most} presses of ${key}`);
}

/** Goes to a link or button by Tab and presses Enter. */
export async function enter(goal: Locator, options?: Parameters<typeof tabTo>[1]): Promise<void> {
  await tabTo(goal, options);
  await goal.page().keyboard.press('Enter');
}

/** Goes through all of the page, or of the open dialog, by Tab: what had the focus and could not be seen to, and what never had it. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await installAxe(page);
  const seeFocus = await page.evaluateHandle(watchFocus);
  const keys = key.split('+');
  const unseen: string[] = [];
  let faults: string[] | null = [];
  for (let press = 0; faults; press++) {
    if (press === 400) throw new Error('The page has more than 400 stops, or a trap');
    unseen.push(...faults);
    // held down: to let it go each time takes half as long again
    for (const one of keys) await page.keyboard.down(one);
    faults = await seeFocus.evaluate((see) => see());
  }
  for (const one of keys) await page.keyboard.up(one);
  return { unseen, unreached: await page.evaluate(unreachedControls) };
}

// what follows runs in the page, so each of these is whole in itself

type Color = { alpha: number; parseString: (css: string) => void };
/** What axe brings of colors, and does not declare. */
type AxeColors = {
  commons: { color: { Color: new () => Color; getContrast: (one: Color, other: Color) => number } };
};

/** What has the focus has a ring that it had not, of 3:1 to its ground, and stands clear of header and bar; null once all had it. */
function watchFocus() {
  const { Color, getContrast } = (window as unknown as { axe: AxeColors }).axe.commons.color;
  const atRest = new Map<Element, Set<string>>();
  let step = 0;
  for (const one of document.querySelectorAll<HTMLElement>('[data-walked]')) delete one.dataset.walked;
  for (const control of document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  ))
    atRest.set(control, new Set(ringsOf(control).map(({ css }) => css)));
  return seeFocus;

  function seeFocus(): string[] | null {
    const focused = document.activeElement as HTMLElement;
    if (focused === document.body || focused.dataset.walked) return null;
    focused.dataset.walked = String(step++);
    const name = focused.outerHTML.slice(0, 120);
    const rings = ringsOf(focused).filter(({ css }) => !atRest.get(focused)?.has(css));
    const best = Math.max(0, ...rings.map(({ ratio }) => ratio));
    return [
      ...(best < 3 ? [`a ring of ${best.toFixed(2)}:1: ${name}`] : []),
      ...(isHidden(focused) ? [`hidden: ${name}`] : []),
    ];
  }

  /** The outlines of an element and of what holds it: either may draw the ring. */
  function ringsOf(control: Element): { css: string; ratio: number }[] {
    const rings: { css: string; ratio: number }[] = [];
    let one: Element | null = control;
    for (let up = 0; one && up < 4; up++, one = one.parentElement)
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(one, part || null);
        if (part && !/^["']|^counter|^attr/.test(style.content)) continue;
        const width = Number.parseFloat(style.outlineWidth);
        if (style.outlineStyle === 'none' || width < 2 || colorOf(style.outlineColor).alpha === 0) continue;
        const offset = Number.parseFloat(style.outlineOffset);
        const css = [up, part, style.outlineColor, width, offset].join(' ');
        // inside it lies on its own ground; outside, on that of what holds it
        const ground = part || offset < 0 ? one : (one.parentElement ?? one);
        const outline = getContrast(colorOf(style.outlineColor), groundOf(ground));
        // of two rings side by side each shows the other
        const border = Number.parseFloat(style.borderTopWidth);
        const pair =
          part && border >= 2 ? getContrast(colorOf(style.outlineColor), colorOf(style.borderTopColor)) : 0;
        rings.push({ css, ratio: Math.max(outline, pair) });
      }
    return rings;
  }

  function groundOf(element: Element | null): Color {
    const own = colorOf(element ? getComputedStyle(element).backgroundColor : 'white');
    return own.alpha === 1 ? own : groundOf((element as Element).parentElement);
  }

  function colorOf(css: string): Color {
    const color = new Color();
    color.parseString(css);
    return color;
  }

  /** Whether part of it lies under what stays in place, or is out of sight; of what is large, a sixth of the window is enough. */
  function isHidden(focused: Element): boolean {
    const [line = focused.getBoundingClientRect()] = focused.getClientRects();
    let seen = 0;
    for (let y = line.top + 1; y < line.bottom; y++) {
      const stack = document.elementsFromPoint(line.left + line.width / 2, y);
      const own = stack.findIndex((one) => focused.contains(one));
      const above = stack.slice(0, own).filter((one) => !one.contains(focused));
      if (own >= 0 && above.every((one) => getComputedStyle(one).position === 'static')) seen++;
    }
    return seen < Math.min(line.height - 2, innerHeight / 6);
  }
}

function unreachedControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  return [...controls]
    .filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => control.dataset.walked === undefined && !control.closest('[inert]'))
    .map((control) => control.outerHTML.slice(0, 120));
}

/** Where Tab goes backwards: to what stands higher without standing further right, as a new column does, or further left in a row. */
export function orderFaults(): string[] {
  // what stays in view while the page scrolls lies in its place again
  window.scrollTo({ top: 0, behavior: 'instant' });
  const walked = [...document.querySelectorAll<HTMLElement>('[data-walked]')].sort(
    (one, other) => Number(one.dataset.walked) - Number(other.dataset.walked),
  );
  const faults = walked.filter(({ tabIndex }) => tabIndex > 0).map((one) => `tabindex ${one.tabIndex}`);
  for (const part of document.querySelectorAll('main, footer')) {
    const stops = walked
      // the line through a picture is nothing of a row or a column: it comes with its picture
      .filter((one) => part.contains(one) && !one.matches('figure input'))
      .map((one) => ({ one, box: one.getClientRects()[0] ?? one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2);
    stops.forEach(({ one, box }, index) => {
      const last = stops[index - 1];
      if (!last) return;
      const shared = Math.min(box.bottom, last.box.bottom) - Math.max(box.top, last.box.top);
      const isInRow = shared > Math.min(box.height, last.box.height) / 2;
      const isHigher = box.bottom <= last.box.top + 1 && box.left < last.box.right - 1;
      const isBackwards = isInRow && box.right <= last.box.left + 1;
      if (isHigher || isBackwards)
        faults.push(`${last.one.outerHTML.slice(0, 60)} → ${one.outerHTML.slice(0, 60)}`);
    });
  }
  return faults;
}
