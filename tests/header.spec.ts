import type { Locator, Page } from '@playwright/test';
import { routes } from '#content/addresses/routes.ts';
import { headerNavigation } from '#content/facts/navigation.ts';
import type { RouteName } from '#content/values/addresses.ts';
import { expect, openHydrated, test } from './support/site.ts';

const names = ['Download App', 'Get Quote'];

for (const width of [320, 360, 390, 480, 639, 640, 768, 1023, 1024, 1279, 1280, 1440, 1920]) {
  test(`at ${width} px the header holds ${names.join(' and ')}, whole and clear of each other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const size of ['100%', '200%']) {
      await page.goto('/training');
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      for (const name of names) {
        const link = page.getByRole('banner').getByRole('link', { name, exact: true });
        await expect(link, `${name}, letters at ${size}`).toBeInViewport({ ratio: 1 });
        const box = await link.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
        expect(await lines(link), `lines of ${name}, letters at ${size}`).toBe(1);
      }
      expect(await overlaps(page), `letters at ${size}`).toEqual([]);
    }
  });
}

test('what a cell of the header shows is part of its name', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    for (const name of names) {
      const link = page.getByRole('banner').getByRole('link', { name, exact: true });
      expect(name).toContain((await shownText(link)).trim());
    }
  }
});

test('the menu repeats nothing that the header holds, and shows an icon before every page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#site-menu');
  await expect(menu.getByRole('link')).toHaveCount(headerNavigation.length);
  for (const name of names) await expect(menu.getByRole('link', { name })).toHaveCount(0);
  const icons = await menu
    .locator('li svg use')
    .evaluateAll((all) => all.map((use) => use.getAttribute('href')?.split('#')[1]));
  expect(icons).toEqual(headerNavigation.map(({ icon }) => icon));
});

test('with the menu open, Get Quote closes it, and the dialog gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/');
  const quote = page.getByRole('banner').getByRole('link', { name: 'Get Quote' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await quote.click();
  await expect(page.locator('#site-menu')).toBeHidden();
  const dialog = page.getByRole('dialog', { name: 'Get Quote' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(quote).toBeFocused();
});

const children = Object.entries(routes).flatMap(([name, route]) =>
  'parent' in route ? [{ name: name as RouteName, path: route.path, parent: routes[route.parent] }] : [],
);

for (const { path, parent } of children) {
  test(`${path} marks ${parent.label} in header and menu, as the part of the site that it belongs to`, async ({
    page,
  }) => {
    await page.goto(path);
    const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await expect(marked).toHaveText([parent.label]);
    await expect(marked).toHaveAttribute('aria-current', 'true');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.locator('#site-menu [aria-current=true]')).toContainText(parent.label);
    await expect(page.locator('#site-menu [aria-current]')).toHaveCount(1);
  });
}

test('the mark moves with a page that is opened without a reload', async ({ page }) => {
  await openHydrated(page, '/services');
  const marked = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  await expect(marked).toHaveAttribute('aria-current', 'page');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chillers', exact: true }).click();
  await expect(page).toHaveURL('/chillers');
  await expect(marked).toHaveAttribute('aria-current', 'true');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Projects' }).click();
  await expect(marked).toHaveText(['Projects']);
});

test('while the menu is open its button shows a cross', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  const icon = button.locator('svg:visible use');
  await expect(icon).toHaveAttribute('href', /#menu$/);
  await button.click();
  await expect(icon).toHaveAttribute('href', /#close$/);
  await button.click();
  await expect(icon).toHaveAttribute('href', /#menu$/);
});

test('pressed on its icon, the menu button takes the focus, and Tab goes on into the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  const icon = await button.locator('svg:visible').boundingBox();
  await page.mouse.click((icon?.x ?? 0) + 8, (icon?.y ?? 0) + 8);
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#site-menu').getByRole('link').first()).toBeFocused();
});

/** How many lines the words of a link take: what a clip hides is not read by eye. */
function lines(link: Locator): Promise<number> {
  return link.evaluate((element) => {
    const range = document.createRange();
    const tops = [...element.querySelectorAll('span span, span')].flatMap((span) => {
      if (getComputedStyle(span).position === 'absolute') return [];
      range.selectNodeContents(span);
      return [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
    });
    return new Set(tops).size;
  });
}

/** The words of a link that are seen. */
function shownText(link: Locator): Promise<string> {
  return link.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    const spans = [...element.querySelectorAll('span')];
    for (const [index, span] of [...copy.querySelectorAll('span')].entries()) {
      if (getComputedStyle(spans[index] as Element).position === 'absolute') span.remove();
    }
    return copy.textContent ?? '';
  });
}

/** Pairs of the header's controls that lie over each other, and what is wider than its own cell. */
function overlaps(page: Page): Promise<string[]> {
  return page.getByRole('banner').evaluate((header) => {
    const controls = [...header.querySelectorAll<HTMLElement>('a, button')].filter(
      (control) =>
        !control.closest('[popover]') &&
        control.checkVisibility() &&
        // the link past the header comes down when it has the focus
        control.getBoundingClientRect().bottom > 0,
    );
    const wide = controls.filter((control) => control.scrollWidth > control.clientWidth + 1);
    const crossing = controls.flatMap((one, index) =>
      controls.slice(index + 1).filter((other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return a.right > b.left + 0.5 && b.right > a.left + 0.5;
      }),
    );
    return [...wide, ...crossing].map(({ textContent }) => textContent ?? '');
  });
}
