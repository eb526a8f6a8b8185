import { projects } from 'records:projects';
import * as projectsPage from 'words:projects';
import type { Page } from '@playwright/test';
import { enter } from '../support/focus.ts';
import { expect, openHydrated, test, testWithoutScript } from '../support/site.ts';

// its keys, its link, Back, opening before React, and where its pictures stand, three engines show in lab/engines/gallery.test.ts

const withGallery = projects.find(({ hasGallery }) => hasGallery);
const { galleryPhotos = [], title = '', sheet = '' } = withGallery ?? {};
const count = galleryPhotos.length;
const words = projectsPage.gallery;

const photo = (number: number) => galleryPhotos[number - 1] ?? { alt: '', caption: '' };
const viewerOf = (page: Page) => page.getByRole('dialog', { name: title });
const shownIn = (page: Page) => viewerOf(page).locator('[aria-live]');
const placeOf = (number: number) => `${number} ${words.of} ${count}`;
const button = (page: Page, name: string) => viewerOf(page).getByRole('button', { name, exact: true });

test.use({ hasTouch: true });
test.skip(!withGallery, 'no project has a gallery');

test('a button that has nothing more to do keeps the focus, and closing gives it back', async ({ page }) => {
  const path = '/projects?from=mail';
  await openHydrated(page, path);
  const shown = shownIn(page);
  const thumbnails = page.locator(`article a[href^="#${sheet}-picture-"]:has(img):visible`);
  await test.step('pictures from the whole work are thumbnails, and all are listed', async () => {
    const alts = await thumbnails
      .locator('img')
      .evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt));
    const places = alts.map((alt) => galleryPhotos.findIndex((one) => one.alt === alt));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeGreaterThan(count / 2);
    await expect(page.getByRole('article').locator(`[id^="${sheet}-picture-"] img`)).toHaveCount(count);
  });
  await enter(thumbnails.last());
  await expect(shown).toContainText(`${words.of} ${count}`);
  await page.keyboard.press('End');
  await enter(button(page, words.next), { most: 6 });
  await expect(shown).toContainText(placeOf(count));
  await expect(button(page, words.next)).toBeFocused();
  await enter(button(page, words.close));
  await expect(viewerOf(page)).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(thumbnails.last(), 'the nearest to what was seen last').toBeFocused();
});

test('by tap the viewer turns its pictures, and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, `/projects#${sheet}-picture-2`);
  const shown = shownIn(page);
  const picture = viewerOf(page).getByRole('img', { name: photo(2).alt });
  await picture.hover();
  // as a swipe does
  await page.mouse.wheel(300, 0);
  await expect(shown).toContainText(placeOf(3));
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

testWithoutScript('the pictures are a list with their captions', async ({ page }) => {
  await page.goto(`/projects#${sheet}-picture-2`);
  await expect(page.getByText(photo(2).caption)).toBeVisible();
  const captions = projects.flatMap(({ galleryPhotos: all = [] }) => all.map(({ caption }) => caption));
  await expect(page.locator('details figcaption')).toContainText(captions);
});
