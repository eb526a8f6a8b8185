import { chillerCapitalRepair } from '#content/projects/chiller-capital-repair/chiller-capital-repair.ts';
import { expect, openHydrated, test } from './support/site.ts';

const { galleryPhotos, title, sheet } = chillerCapitalRepair;
const count = galleryPhotos.length;

function photo(index: number) {
  const found = galleryPhotos[index];
  if (!found) throw new Error(`The project has no picture ${index + 1}`);
  return found;
}

test('every picture is a thumbnail, and the link named gallery opens the viewer at the first', async ({
  page,
}) => {
  await openHydrated(page, '/projects');
  const strip = page.getByRole('article').filter({ hasText: title });
  await expect(strip.locator(`a[href^="#${sheet}-picture-"] img`)).toHaveCount(count);
  await strip.getByRole('link', { name: /gallery/ }).click();
  const viewer = page.getByRole('dialog', { name: title });
  await expect(viewer.getByText(photo(0).caption)).toBeVisible();
  await expect(viewer.getByRole('img', { name: photo(0).alt })).toBeVisible();
});

test('keys move through the pictures and stop at the ends; Escape gives the focus back', async ({ page }) => {
  await openHydrated(page, '/projects');
  await page.locator(`a[href="#${sheet}-picture-3"]`).click();
  const viewer = page.getByRole('dialog');
  const shown = viewer.locator('[aria-live]');
  await expect(shown).toContainText(`3 of ${count}`);
  for (const [key, number] of [
    ['ArrowRight', 4],
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
  await expect(page.locator(`a[href="#${sheet}-picture-2"]`)).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test('a link to a picture opens it, Back closes it', async ({ page }) => {
  await openHydrated(page, '/projects');
  await page.locator(`a[href="#${sheet}-picture-9"]`).click();
  await expect(page.getByRole('dialog')).toContainText(photo(8).caption);
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await openHydrated(page, `/projects#${sheet}-picture-12`);
  await expect(page.getByRole('dialog')).toContainText(photo(11).caption);
});

test.describe('by thumb', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe shows the next picture', async ({ page }) => {
    await openHydrated(page, `/projects#${sheet}-picture-5`);
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText(photo(4).caption);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.synthesizeScrollGesture', {
      x: 300,
      y: 300,
      xDistance: -300,
      yDistance: 0,
      speed: 1200,
    });
    await expect(viewer.locator('[aria-live]')).toContainText(photo(5).caption);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pictures are a list with their captions', async ({ page }) => {
    await page.goto(`/projects#${sheet}-picture-9`);
    await expect(page.getByText(photo(8).caption)).toBeVisible();
    await expect(page.locator(`#${sheet}-picture-9 img`)).toHaveAttribute('alt', photo(8).alt);
  });

  test('the filter hides what is of another market', async ({ page }) => {
    await page.goto('/projects');
    await page
      .getByRole('navigation', { name: 'Show projects for:' })
      .getByRole('link', { name: /Commercial/ })
      .click();
    const sheets = page.getByRole('main').getByRole('article');
    await expect(sheets.locator('visible=true').filter({ hasText: 'Warehouse cooling' })).toHaveCount(1);
    await expect(sheets.filter({ hasText: title })).toBeHidden();
  });
});
