import * as shell from 'words:shell';
import type { Route } from '@playwright/test';
import { careersForm } from '#src/views/forms.ts';
import { routes } from '#src/views/routes.ts';
import { ways } from '#src/views/settings.ts';
import { expectNotice, fillPerson, labels, pageForm, submit } from '../support/form.ts';
import { mainMenu } from '../support/shell.ts';
import { expect, openHydrated, test } from '../support/site.ts';

// what is pressed before it is held: lab/engines/{forms,visitors}.test.ts; code that fails: lab/deliveries/broken-delivery.spec.ts

test('whoever saves data has nothing fetched ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0);
});

test('where a page’s code never answers, a submit goes the browser’s way after a while', async ({ page }) => {
  test.skip(ways.message.mode !== 'here', 'messages go elsewhere, as the settings say');
  await page.clock.install();
  await page.route('**/assets/contact-page.*.js', () => undefined);
  await page.goto(routes.contact.path);
  await fillPerson(pageForm(page));
  await submit(pageForm(page));
  await page.clock.fastForward(5000);
  await expect(page).toHaveURL(/\/messages\/[\dA-Z]{4}-[\dA-Z]{4}$/);
});

test('a form that has no other way says what to do, until the code comes late', async ({ page }) => {
  test.skip(ways.application.mode !== 'notice', 'applications are delivered, as the settings say');
  await page.clock.install();
  const held: Route[] = [];
  await page.route('**/assets/app.*.js', (route) => void held.push(route));
  await page.goto('/careers');
  const form = pageForm(page);
  const stopped = form.getByText(shell.stopped.text);
  await form.getByLabel(labels.name).fill('Ana');
  await submit(form);
  await page.clock.fastForward(5000);
  await expect(stopped).toBeVisible();
  await expect(form.getByLabel(labels.name)).toHaveValue('Ana');
  await expect(form.getByRole('status').getByRole('link')).toHaveAttribute('href', /^tel:/);
  await held.at(-1)?.continue();
  await expect(stopped).toBeHidden();
  await submit(form);
  await expectNotice(page, careersForm.missing);
});

test('a click that is held for nothing goes where it leads, or says why not', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/app.*.js', () => undefined);
  await page.goto('/capability-statement');
  const download = page.waitForEvent('download');
  await page.locator('[data-replay$=".pdf"]').first().click();
  await page.clock.fastForward(5000);
  await download;
  await page.goto('/commercial');
  await page.locator('[data-replay=""]').click();
  await page.clock.fastForward(5000);
  await expect(page.getByText(shell.stopped.text)).toBeVisible();
});

test('a page whose code never answers is opened as a whole', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/projects-page.*.js', () => undefined, { times: 1 });
  await openHydrated(page, '/');
  await mainMenu(page).getByRole('link', { name: routes.projects.label }).click();
  await page.clock.fastForward(8000);
  await expect(page.getByRole('article').first()).toBeVisible();
});
