import { expect } from 'vitest';
import type { Key, Tab } from './engine.ts';
import { bringIntoView, look, type Sight } from './look.ts';

/** What is looked for: the parts that a selector finds, or those of them with these words. */
export type Part = string | readonly [selector: string, words: string];

/** Somebody at the page, who waits for what should be there and acts with mouse and keys. */
export type Visitor = ReturnType<typeof createVisitor>;

/** A visitor of the site at this origin. */
export function createVisitor(tab: Tab, origin: string) {
  /** All there is to see of a part now, first to last. */
  const all = (part: Part) =>
    tab.run(look, ...((typeof part === 'string' ? [part, ''] : part) as [string, string]));
  const first = async (part: Part) => (await all(part))[0];
  const until = <R>(ask: () => Promise<R>, what: unknown) =>
    expect.poll(ask, { message: JSON.stringify(what) });
  /** Waits until the first of a part looks like this. */
  const sees = (part: Part, like: Partial<Record<keyof Sight, unknown>> = {}) =>
    // without the first, a part that is not there would be like anything
    until(() => first(part), part).toEqual(expect.objectContaining({ text: expect.any(String), ...like }));
  const wake = async () => {
    await tab.run(() => void document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })));
    await until(() => tab.run(() => 'ready' in document.documentElement.dataset), 'React answers').toBe(true);
  };
  /** Opens an address of the site by a full load. */
  const goto = (path: string) => tab.goto(origin + path);
  /** Scrolls to a part, waits until nothing moves or covers it, and presses it. */
  const click = async (part: Part) => {
    let last: Sight | undefined;
    let stillLooks = 0;
    let isBrought = false;
    const atRest = async () => {
      const before = last;
      last = await first(part);
      const isStill = last && before?.top === last.top && before.left === last.left;
      stillLooks = isStill ? stillLooks + 1 : 0;
      // a busy engine may draw nothing new between two looks, and move afterwards
      if (!last || stillLooks < 2) return false;
      if (last.isOnTop && (last.shown === 1 || isBrought)) return true;
      await tab.run(bringIntoView, typeof part === 'string' ? part : part[0], last.top);
      // until a hand has scrolled, WebKit goes back to the anchor that it came by whenever styles arrive
      await tab.touchWheel();
      // the page may take its time to scroll
      isBrought = true;
      last = undefined;
      return false;
    };
    await until(atRest, part).toBe(true);
    const { x, y } = (last as unknown as Sight).middle;
    await tab.click(x, y);
  };
  return {
    tab,
    resize: ({ width, height }: { width: number; height: number }) => tab.resize(width, height),
    goto,
    /** Opens it and makes it interactive, as a first movement does. */
    gotoAwake: async (path: string) => {
      await goto(path);
      await wake();
    },
    wake,
    all,
    sees,
    /** Waits until it lies in the window, whole or as much of it, as what needs no scrolling does. */
    seesAtOnce: (part: Part, least = 0.99) =>
      until(async () => (await first(part))?.shown ?? 0, part).toBeGreaterThan(least),
    /** Waits until nothing of it is to be seen. */
    misses: (part: Part) => until(() => all(part), part).toEqual([]),
    click,
    press: async (...keys: Key[]) => {
      for (const key of keys) await tab.press(key);
    },
    type: tab.type,
    fill: async (part: Part, text: string) => {
      await click(part);
      await sees(part, { isFocused: true });
      await tab.type(text);
      await until(async () => (await first(part))?.value, part).toContain(text);
    },
    /** Waits until the address is this one: path and anchor. */
    isAt: (address: string) =>
      until(() => tab.run(() => location.pathname + location.hash), 'address').toBe(address),
    isAtTop: () => until(() => tab.run(() => scrollY), 'scrolled by').toBe(0),
    goBack: tab.back,
    goForward: tab.forward,
  };
}
