import { routes } from '#content/addresses/routes.ts';
import { shell } from '#content/words/shell.ts';
import { expectNotice, fillPerson, pageForm, submit } from './support/form.ts';
import { expect, openHydrated, test } from './support/site.ts';
import { skipUnlessSample } from './support/specification.ts';

skipUnlessSample();

const notices = {
  training: {
    missing: { title: 'Please fill in required fields', text: 'Name, email, and phone are required.' },
    success: {
      title: 'Application submitted successfully!',
      text: "We'll contact you within 24 hours to discuss your training needs.",
    },
  },
  careers: {
    missing: {
      title: 'Please fill in required fields',
      text: 'Name, email, phone, and desired position are required.',
    },
    success: {
      title: 'Application submitted successfully!',
      text: "We'll review your application and contact you within 48 hours.",
    },
  },
};

for (const form of ['training', 'careers'] as const) {
  test(`${routes[form].path} answers in the words of the specification`, async ({ page }) => {
    await openHydrated(page, routes[form].path);
    await submit(pageForm(page));
    await expectNotice(page, notices[form].missing);
    await fillPerson(pageForm(page));
    if (form === 'careers')
      await pageForm(page).locator('select[name=position]').selectOption('apprentice', { force: true });
    await submit(pageForm(page));
    await expectNotice(page, notices[form].success);
  });
}

test('Get Quote opens a dialog with its promise and its Close button', async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
  const dialog = page.getByRole('dialog', { name: 'Get Quote' });
  await expect(dialog).toHaveAccessibleDescription(/within 24 hours/);
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
});

test('an address without a page, and an error, say what the specification says', async ({ page, guard }) => {
  guard.allow(/404/);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home' }).first()).toHaveAttribute('href', '/');
  // that the error screen shows its title is what error-screen.spec.ts proves
  expect(shell.error.title).toBe('Unexpected Application Error!');
});
