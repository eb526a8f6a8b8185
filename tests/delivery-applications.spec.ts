import { careersForm, formWords, trainingForm } from '#content/words/forms.ts';
import { receipt } from '#content/words/messages.ts';
import { expectNotice, fillPerson, labels, notices, pageForm, submit } from './support/form.ts';
import { expect, openHydrated, test } from './support/site.ts';
import { type SiteWith, startSiteWith } from './support/site-with.ts';

test.describe('with applications delivered', () => {
  test.describe.configure({ mode: 'default' });
  let site: SiteWith;

  test.beforeAll(async () => {
    // a build of its own
    test.setTimeout(180_000);
    site = await startSiteWith('applications', {
      delivery: '{ mode: here }',
      applications: '{ mode: deliver }',
    });
  });
  test.afterAll(() => site.stop());
  test.beforeEach(({ guard }) => guard.allow(new RegExp(`^request to ${site.origin}/`)));

  for (const [path, words] of [
    ['/training', trainingForm],
    ['/careers', careersForm],
  ] as const) {
    test(`${path} says its notice once the application is stored, and keeps its reference in the form`, async ({
      page,
    }) => {
      await openHydrated(page, `${site.origin}${path}`);
      const form = pageForm(page);
      await expect(form.getByText(formWords.notSent)).toHaveCount(0);
      await fillPerson(form);
      if (path === '/careers')
        await form.locator('select[name=position]').selectOption('other', { force: true });
      const posted = page.waitForResponse((response) => response.request().method() === 'POST');
      await submit(form);
      const { reference, answerBy } = await (await posted).json();
      await expectNotice(page, words.success);
      // the specification's words, and none of ours
      await expect(notices(page).getByRole('listitem')).not.toContainText(reference);
      await expect(form.getByRole('status')).toContainText(receipt.reference);
      await expect(form.getByRole('status')).toContainText(reference);
      await expect(form.getByRole('status')).toContainText(answerBy);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an application is answered by the page with its reference, or comes back', async ({
      page,
      guard,
    }) => {
      // what comes back is an answer with an error's number, which the console tells
      guard.allow(/status of 422/);
      await page.goto(`${site.origin}/careers`);
      await fillPerson(pageForm(page));
      await submit(pageForm(page));
      await expect(pageForm(page).getByText(careersForm.fields.position.missing)).toBeVisible();
      await expect(pageForm(page).getByLabel(labels.name)).not.toHaveValue('');
      await pageForm(page).locator('select[name=position]').selectOption('other');
      await submit(pageForm(page));
      await expect(page).toHaveURL(/\/messages\/[\dA-Z]{4}-[\dA-Z]{4}$/);
    });
  });
});
