import { company } from 'records:company';
import { contactForm } from '#content/words/forms.ts';
import { choose, dropdown, optionOf, pageForm } from './support/form.ts';
import { expect, openHydrated, test } from './support/site.ts';

const { need } = contactForm.fields;

test('whoever chooses an emergency reads at once that it is called in', async ({ page }) => {
  await openHydrated(page, '/contact');
  const form = pageForm(page);
  const urgent = form.getByRole('status').filter({ hasText: need.urgent });
  await dropdown(form, need.label);
  await expect(urgent).toBeHidden();
  await choose(form, need.label, optionOf(need, 'emergency'));
  await expect(urgent).toBeVisible();
  await expect(urgent.getByRole('link')).toHaveAttribute('href', `tel:${company.phone.e164}`);
  await choose(form, need.label, optionOf(need, 'quote'));
  await expect(urgent).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('whoever chooses an emergency reads it, too', async ({ page }) => {
    await page.goto('/contact');
    await pageForm(page).locator('select[name=need]').selectOption('emergency');
    await expect(pageForm(page).getByText(need.urgent)).toBeVisible();
  });
});
