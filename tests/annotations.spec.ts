import { drawings } from 'records:drawings';
import { sections } from 'records:sections';
import type { Page } from '@playwright/test';
import { routes } from '#content/addresses/routes.ts';
import type { Parts } from '#content/records/picture-fields.ts';
import { expect, test } from './support/site.ts';

const widths = [320, 390, 768, 1024, 1280, 1440, 1920];
/** The points that the records name, in percent of their pictures. */
const known = new Set(
  [...drawings, ...sections].flatMap(({ parts }: { parts?: Parts }) =>
    Object.values(parts ?? {}).map(({ x, y }) => `${x} ${y}`),
  ),
);

const annotated = [
  'home',
  'government',
  'residential',
  'training',
  'subcontractors',
  'contact',
  'capabilityStatement',
] as const;

for (const { path } of annotated.map((name) => routes[name])) {
  test(`${path}: every leader ends on its part, and no plate or flag covers another`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { marks, faults } = await readMarks(page);
      expect.soft(marks, `marks at ${width}`).toBeGreaterThan(0);
      expect.soft(faults, `at ${width}`).toEqual([]);
    }
  });
}

/** The marks that are shown: how many, and what is wrong with them. */
async function readMarks(page: Page): Promise<{ marks: number; faults: string[] }> {
  const { marks, dots, faults } = await page.evaluate(look);
  const elsewhere = dots
    .filter(({ named }) => !known.has(named))
    .map(({ named }) => `a leader ends at ${named}, which no record names`);
  return { marks, faults: [...faults, ...elsewhere] };
}

/** Runs in the page. */
function look() {
  const faults: string[] = [];
  const dots: { named: string }[] = [];
  let marks = 0;
  for (const frame of document.querySelectorAll<HTMLElement>('[data-annotated]')) {
    if (!frame.checkVisibility()) continue;
    const box = frame.getBoundingClientRect();
    const picture = (
      frame.querySelector('img') ?? (frame.querySelector('svg') as SVGElement)
    ).getBoundingClientRect();
    const isInside = (one: DOMRect, slack: number) =>
      one.left >= box.left - slack &&
      one.right <= box.right + slack &&
      one.top >= box.top - slack &&
      one.bottom <= box.bottom + slack;
    const seen = [
      ...frame.querySelectorAll<SVGElement | HTMLElement>('[data-dot], [data-flag], [data-plate]'),
    ]
      .filter((mark) => mark.checkVisibility())
      .map((mark) => ({ mark, rect: mark.getBoundingClientRect() }));
    marks += seen.length;
    const covers = seen.filter(({ mark }) => !('dot' in mark.dataset));
    for (const { mark, rect } of seen) {
      const name = mark.textContent || mark.getAttribute('cx');
      if (!isInside(rect, 1)) faults.push(`${name} is cut by the edge of its drawing`);
      if (!('dot' in mark.dataset)) continue;
      const [x, y] = [mark.getAttribute('cx'), mark.getAttribute('cy')].map((value) =>
        Number.parseFloat(value ?? ''),
      ) as [number, number];
      dots.push({ named: `${x} ${y}` });
      const off = Math.hypot(
        (rect.left + rect.right) / 2 - (picture.left + (picture.width * x) / 100),
        (rect.top + rect.bottom) / 2 - (picture.top + (picture.height * y) / 100),
      );
      if (off > 1) faults.push(`the dot at ${x} ${y} lies ${off.toFixed(1)} px off its part`);
      for (const other of covers)
        if (overlap(rect, other.rect) && 'plate' in other.mark.dataset)
          faults.push(`${other.mark.textContent} covers the dot at ${x} ${y}`);
    }
    covers.forEach((one, index) => {
      for (const other of covers.slice(index + 1))
        if (overlap(one.rect, other.rect))
          faults.push(`${one.mark.textContent} lies over ${other.mark.textContent}`);
    });
  }
  return { marks, dots, faults };

  function overlap(a: DOMRect, b: DOMRect): boolean {
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }
}
