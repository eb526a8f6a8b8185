import { shell } from '#content/words/shell.ts';
import { quickBar } from './support/shell.ts';
import { allScreens, expect, onePageOfEach, test } from './support/site.ts';

// WCAG 3.2.6: whoever needs help finds it in the same place on every page

const pages = [...allScreens, ...onePageOfEach];

test('the ways to reach the company follow each other alike in the header and the footer of every page', async ({
  page,
  guard,
}) => {
  test.slow();
  guard.allow(/404/);
  const seen: Record<string, { header: string[]; footer: string[] }> = {};
  for (const { path } of pages) {
    await page.goto(path);
    seen[path] = {
      header: await page.getByRole('banner').locator('a[href]:visible').evaluateAll(waysOf),
      footer: await page.getByRole('contentinfo').locator('a[href]:visible').evaluateAll(waysOf),
    };
  }
  const first = Object.values(seen)[0];
  expect(first?.header, 'the quote').toContain('dialog');
  expect(first?.footer, 'phone and mail').toEqual(expect.arrayContaining(['tel', 'mailto']));
  for (const [path, ways] of Object.entries(seen)) expect.soft(ways, path).toEqual(first);
});

test('on a phone each way keeps its cell of the bar, and the call is the first', async ({ page, guard }) => {
  test.slow();
  guard.allow(/404/);
  await page.setViewportSize({ width: 390, height: 844 });
  const cells = new Map<string, number>();
  for (const { path } of pages) {
    await page.goto(path);
    const ways = await quickBar(page).getByRole('link').evaluateAll(waysOf);
    expect.soft(ways[0], `${shell.bar.call} on ${path}`).toBe('tel');
    ways.forEach((way, cell) => {
      expect.soft(cell, `${way} on ${path}`).toBe(cells.get(way) ?? cell);
      cells.set(way, cell);
    });
  }
});

/** The ways to reach somebody among links, in their order: tel, sms, mailto, the dialog, the form, the page of addresses. */
function waysOf(links: Element[]): string[] {
  return links.flatMap((link) => {
    const { href, dataset } = link as HTMLAnchorElement;
    const { protocol, pathname, hash } = new URL(href);
    if (dataset.dialog) return ['dialog'];
    if (hash === '#apply') return ['form'];
    // within the page
    if (hash) return [];
    if (/^(tel|sms|mailto):$/.test(protocol)) return [protocol.slice(0, -1)];
    return ['/contact', '/accessibility'].includes(pathname) ? [pathname] : [];
  });
}
