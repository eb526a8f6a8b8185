import { openPositions } from '#content/facts/open-positions.ts';
import { careersPage } from '#content/pages/careers.ts';
import { resume } from '#content/words/forms.ts';
import { dropdown, labels, pageForm, valuesOf } from './support/form.ts';
import { expect, test } from './support/site.ts';

for (const { id, title } of openPositions) {
  test(`the link to apply as ${title} chooses the position`, async ({ page }) => {
    // not hydrated: the click itself is the first sign of intent
    await page.goto('/careers');
    await page
      .locator('article')
      .filter({ has: page.getByRole('heading', { name: title }) })
      .getByRole('link', { name: careersPage.actions.apply })
      .click();
    await expect(page).toHaveURL('/careers#apply');
    await expect(await dropdown(pageForm(page), labels.position)).toContainText(title);
    expect(await valuesOf(pageForm(page))).toMatchObject({ position: id });
  });
}

test('near the job application stands how a résumé reaches us', async ({ page }) => {
  await page.goto('/careers');
  await expect(pageForm(page)).toContainText(resume.text);
  await expect(pageForm(page).getByRole('link', { name: resume.link })).toHaveAttribute('href', /^mailto:/);
});
