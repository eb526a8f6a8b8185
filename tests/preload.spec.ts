import { firstScreenFonts } from './support/first-screen-fonts.ts';
import { allTemplates, expect, settle, test, viewports } from './support/site.ts';

for (const { width, height } of viewports) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } });

    test('the fonts that every first screen is set in are fetched ahead, and no others', async ({ page }) => {
      test.slow();
      const used: string[][] = [];
      for (const { path } of allTemplates) {
        await page.goto(path);
        used.push(await firstScreenFonts(page));
      }
      const [first = [], ...others] = used;
      const always = first.filter((font) => others.every((fonts) => fonts.includes(font)));
      const links = await page.locator('link[rel=preload][as=font]').all();
      const preloaded = await Promise.all(links.map((link) => link.getAttribute('href')));
      expect(preloaded.sort()).toEqual(always);
    });
  });
}

for (const { path } of allTemplates) {
  test(`${path} fetches nothing twice, and no picture ahead that it does not show`, async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto(path, { waitUntil: 'load' });
    await settle(page);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
    const images = await page.evaluate(() => Array.from(document.images, ({ currentSrc }) => currentSrc));
    for (const link of await page.locator('link[rel=preload][as=image]').all())
      expect(images).toContain(await link.evaluate((element: HTMLLinkElement) => element.href));
  });
}
