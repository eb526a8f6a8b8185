import { unbroken } from '#src/typography/unbroken.ts';
import { allScreens, expect, test, viewports } from './support/site.ts';

for (const { name, path } of allScreens) {
  test(`${path} tears no name or figure apart`, async ({ page, guard }) => {
    if (name === 'notFound') guard.allow(/404/);
    await page.goto(path);
    for (const viewport of [viewports[0], viewports[2]]) {
      await page.setViewportSize(viewport);
      expect.soft(await page.evaluate(splitBoxes), `boxes at ${viewport.width}`).toEqual([]);
      expect.soft(await page.evaluate(tornTexts, unbroken.source), `lines at ${viewport.width}`).toEqual([]);
    }
  });
}

/** Boxes that lay out their children one by one, with a text in pieces: each piece would be a box of its own. */
function splitBoxes(): string[] {
  return [...document.querySelectorAll('.nb')]
    .map(({ parentElement }) => parentElement as HTMLElement)
    .filter((box) => /flex|grid/.test(getComputedStyle(box).display))
    .filter((box) => [...box.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .map((box) => box.outerHTML.slice(0, 300));
}

/** What the pass keeps whole and yet stands on two lines, such as a figure and its unit from two expressions. */
function tornTexts(unbroken: string): string[] {
  const torn: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest('svg, script, select, textarea') || !element.checkVisibility()) continue;
    let run: Text[] = [];
    for (const node of [...element.childNodes, null]) {
      // React's marks between two texts are comments
      if (node instanceof Comment) continue;
      if (node instanceof Text) run.push(node);
      else {
        torn.push(...tornIn(run));
        run = [];
      }
    }
  }
  return torn;

  function tornIn(run: Text[]): string[] {
    const text = run.map(({ data }) => data).join('');
    return [...text.matchAll(new RegExp(unbroken, 'g'))]
      .filter(({ 0: match, index }) => {
        const range = document.createRange();
        range.setStart(...at(run, index));
        range.setEnd(...at(run, index + match.length));
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(({ 0: match }) => `${match} in ${text}`);
  }

  function at(run: Text[], index: number): [Text, number] {
    let rest = index;
    for (const node of run) {
      if (rest <= node.length) return [node, rest];
      rest -= node.length;
    }
    throw new Error(`No text at ${index}`);
  }
}
