import { projects } from 'records:projects';
import { projectsPage } from '#content/pages/projects.ts';
import { filterChoices } from '#src/pages/projects/filter-choices.ts';
import { expect, holdApplication, hydrate, openHydrated, test, viewports } from './support/site.ts';

const withGallery = projects.find(({ hasGallery }) => hasGallery);
if (!withGallery) throw new Error('No project has a gallery');
const { galleryPhotos = [], title, sheet } = withGallery;
const count = galleryPhotos.length;
/** Two of the pictures that have a thumbnail, counted from 1. */
const [early, late] = [4, 7];

/** A market whose projects are not all of them. */
const choice = filterChoices(projects).find(({ count }) => count < projects.length);

function photo(index: number) {
  const found = galleryPhotos[index];
  if (!found) throw new Error(`The project has no picture ${index + 1}`);
  return found;
}

test('pictures from the whole work are thumbnails, all are listed, and the link named gallery opens the viewer at the first', async ({
  page,
}) => {
  await openHydrated(page, '/projects');
  const strip = page.getByRole('article').filter({ hasText: title });
  const thumbnails = strip.locator(`a[href^="#${sheet}-picture-"] img`);
  const rest = projectsPage.gallery.more(count - (await thumbnails.count()));
  await expect(thumbnails.last()).toHaveAttribute('alt', photo(count - 3).alt);
  await expect(strip.locator(`[id^="${sheet}-picture-"] img`)).toHaveCount(count);
  await strip.getByRole('link', { name: `${projectsPage.gallery.open} ${rest}` }).click();
  const viewer = page.getByRole('dialog', { name: title });
  await expect(viewer.getByText(photo(0).caption)).toBeVisible();
  await expect(viewer.getByRole('img', { name: photo(0).alt })).toBeVisible();
});

test('a key that follows another at once goes on from where that one leads', async ({ page }) => {
  await openHydrated(page, '/projects');
  await page.locator(`a[href="#${sheet}-picture-${early}"]`).click();
  const shown = page.getByRole('dialog').locator('[aria-live]');
  await expect(shown).toContainText(`${early} of ${count}`);
  // in one task, as when the page is busy
  await shown.evaluate((part) => {
    for (const key of ['End', 'ArrowLeft', 'ArrowLeft'])
      part.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect(shown).toContainText(`${count - 2} of ${count}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/projects');
});

test('keys move through the pictures and stop at the ends; Escape gives the focus back', async ({ page }) => {
  await openHydrated(page, '/projects');
  await page.locator(`a[href="#${sheet}-picture-${early}"]`).click();
  const viewer = page.getByRole('dialog');
  const shown = viewer.locator('[aria-live]');
  await expect(shown).toContainText(`${early} of ${count}`);
  for (const [key, number] of [
    ['ArrowRight', early + 1],
    ['End', count],
    ['ArrowRight', count],
    ['Home', 1],
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(shown).toContainText(`${number} of ${count}`);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  const nearest = page.locator(`a[href="#${sheet}-picture-1"]`).first();
  await expect(nearest, 'the second has no thumbnail: the nearest before it').toBeFocused();
  // the address follows the history, which goes back after the viewer is closed
  await expect(page).toHaveURL('/projects');
});

test('a link to a picture opens it, Back closes it', async ({ page }) => {
  await openHydrated(page, '/projects');
  await page.locator(`a[href="#${sheet}-picture-${early}"]`).click();
  await expect(page.getByRole('dialog')).toContainText(photo(early - 1).caption);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openHydrated(page, `/projects#${sheet}-picture-${count}`);
  await expect(page.getByRole('dialog')).toContainText(photo(count - 1).caption);
});

test('opens before React, at the picture that was tapped, and hydration says which one it is', async ({
  page,
}) => {
  const release = await holdApplication(page);
  await page.goto('/projects');
  await page.locator(`a[href="#${sheet}-picture-${late}"]`).click();
  const viewer = page.getByRole('dialog', { name: title });
  const image = viewer.getByRole('img', { name: photo(late - 1).alt });
  await expect(image).toBeInViewport({ ratio: 0.9 });
  await expect(viewer.locator('[aria-live]')).toBeEmpty();
  release();
  await expect(viewer.locator('[aria-live]')).toContainText(`${late} of ${count}`);
  await expect(image).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.locator(`a[href="#${sheet}-picture-${late}"]`)).toBeFocused();
});

test('closed again before React it stays closed', async ({ page }) => {
  const release = await holdApplication(page);
  await page.goto('/projects');
  await page.locator(`a[href="#${sheet}-picture-${late}"]`).click();
  const viewer = page.getByRole('dialog', { name: title });
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  release();
  await hydrate(page);
  await expect(viewer).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
});

for (const { width, height } of viewports) {
  test(`the picture stands in the middle of its place at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openHydrated(page, `/projects#${sheet}-picture-2`);
    const image = page.getByRole('dialog').getByRole('img', { name: photo(1).alt });
    await expect(image).toBeInViewport();
    const [inner, outer] = await image.evaluate((element) =>
      [element, element.closest('[data-for]') as Element].map((one) => {
        const { top, height: high } = one.getBoundingClientRect();
        return top + high / 2;
      }),
    );
    expect(Math.abs((inner ?? 0) - (outer ?? 0))).toBeLessThan(2);
  });
}

test.describe('by thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe shows the next picture', async ({ page }) => {
    await openHydrated(page, `/projects#${sheet}-picture-1`);
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText(photo(0).caption);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.synthesizeScrollGesture', {
      x: 300,
      y: 300,
      xDistance: -300,
      yDistance: 0,
      speed: 1200,
    });
    await expect(viewer.locator('[aria-live]')).toContainText(photo(1).caption);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures are a list with their captions', async ({ page }) => {
    await page.goto(`/projects#${sheet}-picture-2`);
    await expect(page.getByText(photo(1).caption)).toBeVisible();
    await expect(page.locator(`#${sheet}-picture-2 img`)).toHaveAttribute('alt', photo(1).alt);
  });

  test('the filter hides what is of another market', async ({ page }) => {
    test.skip(!choice, 'all projects are of one market: the filter hides none of them');
    if (!choice) return;
    await page.goto('/projects');
    await page
      .getByRole('navigation', { name: projectsPage.filter.label })
      .getByRole('link', { name: choice.label })
      .click();
    const sheets = page.getByRole('main').getByRole('article');
    await expect(sheets.locator('visible=true')).toHaveCount(choice.count);
    const rows = page.getByRole('table', { name: projectsPage.list.caption }).locator('tbody tr');
    await expect(rows.locator('visible=true')).toHaveCount(choice.count);
    for (const project of projects) {
      const heading = page.getByRole('heading', { name: project.title, exact: true });
      await expect(sheets.filter({ has: heading })).toBeVisible({
        visible: choice.id === project.audience,
      });
    }
  });
});
