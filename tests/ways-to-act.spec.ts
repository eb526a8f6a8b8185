import { projects } from 'records:projects';
import type { Locator } from '@playwright/test';
import { homePage } from '#content/pages/home.ts';
import { projectsPage } from '#content/pages/projects.ts';
import { formWords, trainingForm } from '#content/words/forms.ts';
import { answerOf, expectNotice, fillPerson, notices, pageForm, submit } from './support/form.ts';
import { tabTo } from './support/keys.ts';
import { menuButton, quoteDialog, quoteLink } from './support/shell.ts';
import { expect, openHydrated, test } from './support/site.ts';

// what can be dragged or swiped needs neither: a tap does it, and so do keys, which a switch sends; and nothing waits for no one

const project = projects.find(({ hasGallery }) => hasGallery);
if (!project) throw new Error('No project has a gallery');
const { sheet, galleryPhotos = [] } = project;

test.describe('by tap', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the section through the plant room stands where the picture is tapped', async ({ page }) => {
    await openHydrated(page, '/');
    const slider = page.getByRole('slider', { name: homePage.cut.slider });
    await slider.scrollIntoViewIfNeeded();
    for (const part of [0.2, 0.8]) {
      const box = await slider.boundingBox();
      if (!box) throw new Error('The slider is not shown');
      await page.touchscreen.tap(box.x + box.width * part, box.y + box.height / 2);
      const missed = async () => Math.abs((await cutOf(slider)) - part * 100);
      await expect.poll(missed, `tapped at ${part}`).toBeLessThan(5);
    }
  });

  test('the viewer turns its pictures, and closes', async ({ page }) => {
    await openHydrated(page, `/projects#${sheet}-picture-1`);
    const viewer = page.getByRole('dialog');
    const shown = viewer.locator('[aria-live]');
    const { next, previous, close, picture, of } = projectsPage.gallery;
    for (const [button, number] of [
      [next, 2],
      [previous, 1],
      [`${picture} 3`, 3],
    ] as const) {
      await viewer.getByRole('button', { name: button, exact: true }).tap();
      await expect(shown).toContainText(`${number} ${of} ${galleryPhotos.length}`);
    }
    await viewer.getByRole('button', { name: close, exact: true }).tap();
    await expect(viewer).toBeHidden();
  });

  test('a notice stays once it is tapped, and goes by its button', async ({ page }) => {
    await page.clock.install();
    await openHydrated(page, '/training');
    await fillPerson(pageForm(page));
    await submit(pageForm(page));
    await expectNotice(page, answerOf(trainingForm));
    const notice = notices(page).getByRole('listitem');
    await notice.getByText(trainingForm.success.title).tap();
    await page.clock.runFor(10 * 60_000);
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: formWords.dismiss }).tap();
    await page.clock.runFor(1000);
    await expect(notice).toHaveCount(0);
  });
});

test('the section through the plant room by keys', async ({ page }) => {
  await openHydrated(page, '/');
  const slider = page.getByRole('slider', { name: homePage.cut.slider });
  await tabTo(slider);
  await page.keyboard.press('Home');
  expect(await cutOf(slider)).toBe(0);
  await page.keyboard.press('ArrowRight');
  expect(await cutOf(slider)).toBe(1);
  await page.keyboard.press('End');
  expect(await cutOf(slider)).toBe(100);
});

test('what is pressed does nothing when the pointer is let go elsewhere', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/projects');
  const pressed = [menuButton(page), quoteLink(page), page.locator('main a[href^="/"]').first()];
  for (const control of pressed) {
    await control.scrollIntoViewIfNeeded();
    await control.hover();
    await page.mouse.down();
    await page.mouse.move(380, 400, { steps: 4 });
    await page.mouse.up();
  }
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(quoteDialog(page)).toBeHidden();
  await expect(page).toHaveURL('/projects');
});

test('whoever takes two hours for a form still has every word of it, and sends it', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/training');
  const form = pageForm(page);
  await fillPerson(form);
  await page.clock.runFor(2 * 60 * 60_000);
  await submit(form);
  await expectNotice(page, answerOf(trainingForm));
});

/** Where the picture of the built room begins, in percent from the left. */
async function cutOf(slider: Locator): Promise<number> {
  return slider.evaluate((element) => {
    const shapes = [...(element.parentElement as Element).querySelectorAll('*')].map(
      (one) => getComputedStyle(one).clipPath,
    );
    const inset = shapes.find((shape) => shape.startsWith('inset'));
    return Number.parseFloat(inset?.split(' ').at(-1) ?? 'NaN');
  });
}
