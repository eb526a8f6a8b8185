import { recordRoutes } from '#content/addresses/record-routes.ts';
import { allRoutes, allScreens, expect, onePageOfEach, test } from './support/site.ts';

// WCAG 2.4.5, 3.2.3, 3.2.4: the ways through the site, by the HTML as it is delivered

test('the header and the foot of every page lead to the same pages, in the same order, under the same names', async ({
  page,
  guard,
}) => {
  test.slow();
  guard.allow(/404/);
  const seen: Record<string, Record<'banner' | 'contentinfo', string[]>> = {};
  for (const { path } of [...allScreens, ...onePageOfEach]) {
    await page.goto(path);
    const linksOf = (landmark: 'banner' | 'contentinfo') =>
      page.getByRole(landmark).getByRole('link').evaluateAll(namesAndPaths);
    seen[path] = { banner: await linksOf('banner'), contentinfo: await linksOf('contentinfo') };
  }
  const first = Object.values(seen)[0];
  expect(first?.banner.length).toBeGreaterThan(4);
  expect(first?.contentinfo.length).toBeGreaterThan(8);
  for (const [path, links] of Object.entries(seen)) expect.soft(links, path).toEqual(first);
});

test('to every page lead links from at least two others', async ({ request }) => {
  const pages = [...allRoutes, ...recordRoutes];
  const sources = new Map<string, Set<string>>(pages.map(({ path }) => [path, new Set()]));
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g))
      if (href !== path) sources.get(href)?.add(path);
  }
  const few = [...sources].filter(([, from]) => from.size < 2);
  expect(few.map(([path, from]) => `${path} from ${[...from].join(', ')}`)).toEqual([]);
});

/** The links among `elements` that lead to a page of the site: what each is called, and where it leads. */
function namesAndPaths(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const { href, textContent, ariaLabel, dataset } = element as HTMLAnchorElement;
    const { origin, pathname, hash } = new URL(href);
    const isOfPage = origin === location.origin && !hash && !dataset.dialog;
    return isOfPage ? [`${ariaLabel ?? textContent} ${pathname}`] : [];
  });
}
