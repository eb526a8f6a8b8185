import { projects } from 'records:projects';
import type { Page } from '@playwright/test';
import { projectsPage } from '#content/pages/projects.ts';
import { enter, tabTo } from '../support/keys.ts';
import { expect, holdApplication, hydrate, openHydrated, test, viewports } from '../support/site.ts';

const withGallery = projects.find(({ hasGallery }) => hasGallery);
const { galleryPhotos = [], title = '', sheet = '' } = withGallery ?? {};
const count = galleryPhotos.length;
const words = projectsPage.gallery;

const photo = (number: number) => galleryPhotos[number - 1] ?? { alt: '', caption: '' };
const viewerOf = (page: Page) => page.getByRole('dialog', { name: title });
const shownIn = (page: Page) => viewerOf(page).locator('[aria-live]');
const placeOf = (number: number) => `${number} ${words.of} ${count}`;
const thumbnail = (page: Page, number: number) => page.locator(`a[href="#${sheet}-picture-${number}"]`);

/** The numbers of the pictures that have a thumbnail. */
async function thumbnailsOf(page: Page): Promise<number[]> {
  const links = page.getByRole('article').locator(`a[href^="#${sheet}-picture-"]:has(img)`);
  return links.evaluateAll((all) => all.map((link) => Number(link.getAttribute('href')?.split('-').at(-1))));
}

test.describe('the pictures of a project', () => {
  test.skip(!withGallery, 'no project has a gallery');

  test('pictures from the whole work are thumbnails, all are listed, and the link named gallery opens the viewer at the first', async ({
    page,
  }) => {
    await openHydrated(page, '/projects');
    const strip = page.getByRole('article').filter({ hasText: title });
    const numbers = await thumbnailsOf(page);
    for (const number of numbers)
      await expect(thumbnail(page, number).locator('img')).toHaveAttribute('alt', photo(number).alt);
    expect(numbers.at(-1)).toBeGreaterThan(count / 2);
    await expect(strip.locator(`[id^="${sheet}-picture-"] img`)).toHaveCount(count);
    await strip.getByRole('link', { name: `${words.open} ${words.more(count - numbers.length)}` }).click();
    await expect(viewerOf(page).getByText(photo(1).caption)).toBeVisible();
    await expect(viewerOf(page).getByRole('img', { name: photo(1).alt })).toBeVisible();
  });

  test('keys move through the pictures and stop at the ends; Escape gives the focus back', async ({
    page,
  }) => {
    await openHydrated(page, '/projects');
    const numbers = await thumbnailsOf(page);
    const early = numbers[Math.floor(numbers.length / 2)] as number;
    const nearest = (number: number) => numbers.filter((one) => one <= number).at(-1) as number;
    await enter(thumbnail(page, early));
    const shown = shownIn(page);
    await expect(shown).toContainText(placeOf(early));
    for (const [key, number] of [
      ['ArrowRight', Math.min(early + 1, count)],
      ['End', count],
      ['ArrowRight', count],
      ['Home', 1],
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect(shown).toContainText(placeOf(number));
    }
    await page.keyboard.press('Escape');
    await expect(viewerOf(page)).toBeHidden();
    await expect(
      thumbnail(page, nearest(2)).first(),
      'the nearest to the picture that was seen last',
    ).toBeFocused();
    // the address follows the history, which goes back after the viewer is closed
    await expect(page).toHaveURL('/projects');

    await test.step('its buttons by keys: one that has nothing more to do keeps the focus', async () => {
      const last = numbers.at(-1) as number;
      await enter(thumbnail(page, last), { most: 30 });
      const next = viewerOf(page).getByRole('button', { name: words.next });
      await tabTo(next, { most: 6 });
      for (let number = last; number <= count + 1; number += 1) {
        await expect(shown).toContainText(placeOf(Math.min(number, count)));
        await expect(next).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await enter(viewerOf(page).getByRole('button', { name: words.close, exact: true }));
      await expect(viewerOf(page)).toBeHidden();
      await expect(thumbnail(page, nearest(count)).first()).toBeFocused();
    });
    await test.step('a key that follows another at once goes on from where that one leads', async () => {
      await thumbnail(page, early).click();
      await expect(shown).toContainText(placeOf(early));
      // in one task, as when the page is busy
      await shown.evaluate((part) => {
        for (const key of ['End', 'ArrowLeft', 'ArrowLeft'])
          part.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      });
      await expect(shown).toContainText(placeOf(Math.max(count - 2, 1)));
    });
    await test.step('Back closes it, and a link to a picture opens it', async () => {
      await page.goBack();
      await expect(viewerOf(page)).toBeHidden();
      await openHydrated(page, `/projects#${sheet}-picture-${count}`);
      await expect(viewerOf(page)).toContainText(photo(count).caption);
    });
  });

  test('opens before React, at the picture that was tapped, and hydration says which one it is', async ({
    page,
  }) => {
    const release = await holdApplication(page);
    await page.goto('/projects');
    const late = (await thumbnailsOf(page)).at(-1) as number;
    await thumbnail(page, late).click();
    const image = viewerOf(page).getByRole('img', { name: photo(late).alt });
    await expect(image).toBeInViewport({ ratio: 0.9 });
    await expect(shownIn(page)).toBeEmpty();
    release();
    await expect(shownIn(page)).toContainText(placeOf(late));
    await expect(image).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Escape');
    await expect(viewerOf(page)).toBeHidden();
    await expect(thumbnail(page, late)).toBeFocused();
  });

  test('closed again before React it stays closed', async ({ page }) => {
    const release = await holdApplication(page);
    await page.goto('/projects');
    await thumbnail(page, (await thumbnailsOf(page)).at(-1) as number).click();
    await expect(viewerOf(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewerOf(page)).toBeHidden();
    release();
    await hydrate(page);
    await expect(viewerOf(page)).toBeHidden();
    expect(new URL(page.url()).hash).toBe('');
  });

  test.describe('by thumb', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('by tap the viewer turns its pictures, and closes', async ({ page }) => {
      await openHydrated(page, `/projects#${sheet}-picture-1`);
      const viewer = viewerOf(page);
      await expect(viewer).toContainText(photo(1).caption);
      await test.step('a swipe shows the next picture', async () => {
        const client = await page.context().newCDPSession(page);
        const swipe = { x: 300, y: 300, xDistance: -300, yDistance: 0, speed: 1200 };
        await client.send('Input.synthesizeScrollGesture', swipe);
        await expect(shownIn(page)).toContainText(photo(2).caption);
      });
      for (const [button, number] of [
        [words.previous, 1],
        [words.next, 2],
        [`${words.picture} ${count}`, count],
      ] as const) {
        await viewer.getByRole('button', { name: button, exact: true }).tap();
        await expect(shownIn(page)).toContainText(placeOf(number));
      }
      await viewer.getByRole('button', { name: words.close, exact: true }).tap();
      await expect(viewer).toBeHidden();
    });

    test('the picture stands in the middle of its place at every width', async ({ page }) => {
      await openHydrated(page, `/projects#${sheet}-picture-2`);
      const image = viewerOf(page).getByRole('img', { name: photo(2).alt });
      for (const { width, height } of viewports) {
        await page.setViewportSize({ width, height });
        await expect(image).toBeInViewport();
        const offset = () =>
          image.evaluate((element) => {
            const [inner = 0, outer = 0] = [element, element.closest('[data-for]') as Element].map((one) => {
              const { top, height: high } = one.getBoundingClientRect();
              return top + high / 2;
            });
            return Math.abs(inner - outer);
          });
        await expect.poll(offset, `${width}`).toBeLessThan(2);
      }
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the pictures are a list with their captions', async ({ page }) => {
      await page.goto(`/projects#${sheet}-picture-2`);
      await expect(page.getByText(photo(2).caption)).toBeVisible();
      await expect(page.locator(`#${sheet}-picture-2 img`)).toHaveAttribute('alt', photo(2).alt);
      const captions = projects.flatMap(({ galleryPhotos: all = [] }) => all.map(({ caption }) => caption));
      const shown = page.locator('details figcaption');
      await expect(shown).toHaveCount(captions.length);
      await expect(shown).toContainText(captions);
    });
  });
});
