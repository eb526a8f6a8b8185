import { projects } from 'records:projects';
import * as projectsPage from 'words:projects';
import type { Page } from '@playwright/test';
import { enter } from '../support/keys.ts';
import { expect, openHydrated, test } from '../support/site.ts';

// that keys move through it, that Back closes it, that it opens before React, and where its pictures stand, three engines show in
// lab/engines/gallery.test.ts

const withGallery = projects.find(({ hasGallery }) => hasGallery);
const { galleryPhotos = [], title = '', sheet = '' } = withGallery ?? {};
const count = galleryPhotos.length;
const words = projectsPage.gallery;

const photo = (number: number) => galleryPhotos[number - 1] ?? { alt: '', caption: '' };
const viewerOf = (page: Page) => page.getByRole('dialog', { name: title });
const shownIn = (page: Page) => viewerOf(page).locator('[aria-live]');
const placeOf = (number: number) => `${number} ${words.of} ${count}`;
const thumbnail = (page: Page, number: number) =>
  page.locator(`a[href="#${sheet}-picture-${number}"]`).first();
const button = (page: Page, name: string) => viewerOf(page).getByRole('button', { name, exact: true });

/** The numbers of the pictures that have a thumbnail. */
async function thumbnailsOf(page: Page): Promise<number[]> {
  const links = page.getByRole('article').locator(`a[href^="#${sheet}-picture-"]:has(img)`);
  return links.evaluateAll((all) => all.map((link) => Number(link.getAttribute('href')?.split('-').at(-1))));
}

test.skip(!withGallery, 'no project has a gallery');

test('its pictures are thumbnails and a list; keys reach its buttons, and closing gives the focus back', async ({
  page,
}) => {
  await openHydrated(page, '/projects');
  const numbers = await thumbnailsOf(page);
  const shown = shownIn(page);

  await test.step('pictures from the whole work are thumbnails, all are listed, and the link named gallery opens the viewer at the first', async () => {
    for (const number of numbers)
      await expect(thumbnail(page, number).locator('img')).toHaveAttribute('alt', photo(number).alt);
    expect(numbers.at(-1)).toBeGreaterThan(count / 2);
    const strip = page.getByRole('article').filter({ hasText: title });
    await expect(strip.locator(`[id^="${sheet}-picture-"] img`)).toHaveCount(count);
    const rest = words.more({ count: count - numbers.length });
    await strip.getByRole('link', { name: `${words.open} ${rest}` }).click();
    await expect(viewerOf(page).getByText(photo(1).caption)).toBeVisible();
    await expect(viewerOf(page).getByRole('img', { name: photo(1).alt })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/projects');
  });
  await test.step('its buttons by keys: one that has nothing more to do keeps the focus', async () => {
    const last = numbers.at(-1) as number;
    await enter(thumbnail(page, last), { most: 30 });
    await expect(shown).toContainText(placeOf(last));
    await page.keyboard.press('End');
    await expect(shown).toContainText(placeOf(count));
    await enter(button(page, words.next), { most: 6 });
    await expect(shown).toContainText(placeOf(count));
    await expect(button(page, words.next)).toBeFocused();
    await enter(button(page, words.close));
    await expect(viewerOf(page)).toBeHidden();
    await expect(thumbnail(page, last), 'the nearest to what was seen last').toBeFocused();
  });
});

test.describe('by thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('by tap the viewer turns its pictures, and closes', async ({ page }) => {
    await openHydrated(page, `/projects#${sheet}-picture-2`);
    const shown = shownIn(page);
    await test.step('a swipe shows the next picture', async () => {
      await viewerOf(page)
        .getByRole('img', { name: photo(2).alt })
        .hover();
      await page.mouse.wheel(300, 0);
      await expect(shown).toContainText(placeOf(3));
    });
    for (const [name, number] of [
      [words.previous, 2],
      [words.next, 3],
      [`${words.picture} ${count}`, count],
    ] as const) {
      await button(page, name).tap();
      await expect(shown).toContainText(placeOf(number));
    }
    await button(page, words.close).tap();
    await expect(viewerOf(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures are a list with their captions', async ({ page }) => {
    await page.goto(`/projects#${sheet}-picture-2`);
    await expect(page.getByText(photo(2).caption)).toBeVisible();
    const captions = projects.flatMap(({ galleryPhotos: all = [] }) => all.map(({ caption }) => caption));
    await expect(page.locator('details figcaption')).toContainText(captions);
  });
});
