import { ways } from '#content/facts/form-delivery.ts';
import { careersForm, formWords, trainingForm } from '#content/words/forms.ts';
import { expectNotice, fillPerson, pageForm, submit, valuesOf } from './support/form.ts';
import { expect, openHydrated, settle, test } from './support/site.ts';

test.skip(
  ways.application.mode !== 'notice',
  'applications are delivered, as delivery-applications.spec.ts proves',
);

for (const [path, words] of [
  ['/training', trainingForm],
  ['/careers', careersForm],
] as const) {
  test(`${path} shows exactly its two notices and sends nothing`, async ({ page }) => {
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    const form = pageForm(page);
    const empty = await valuesOf(form);
    await submit(form);
    await expectNotice(page, words.missing);
    await fillPerson(form);
    if (path === '/careers')
      await form.locator('select[name=position]').selectOption('other', { force: true });
    await submit(form);
    await expectNotice(page, words.success);
    expect(await valuesOf(form)).toEqual(empty);
    await expect(form.getByRole('status')).toHaveText('');
    await settle(page);
    expect(requests.filter((request) => !/^GET .*\/assets\//.test(request))).toEqual([]);
    expect(requests.filter((request) => request.includes('delivery-client'))).toEqual([]);
  });

  test(`${path} says over its button that the form sends nothing`, async ({ page }) => {
    await page.goto(path);
    await expect(pageForm(page).getByText(formWords.notSent)).toBeVisible();
    await expect(pageForm(page)).toHaveAttribute('method', 'dialog');
  });
}
