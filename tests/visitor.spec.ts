import { readFile } from 'node:fs/promises';
import { company } from 'records:company';
import { routes } from '#content/addresses/routes.ts';
import { allChillerTons } from '#content/facts/chiller-tons.ts';
import { primaryNaicsCode } from '#content/facts/naics.ts';
import { bondAggregate, bondSingle, technicianRate } from '#content/facts/prices.ts';
import { emergencyConditions, emergencyHours, travelCondition } from '#content/facts/promises.ts';
import { serviceLevels } from '#content/facts/service-agreement.ts';
import { heldSetAsides } from '#content/facts/standing.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { governmentPage } from '#content/pages/government.ts';
import { projectsPage } from '#content/pages/projects.ts';
import { formatRange } from '#content/values/format.ts';
import { mainMenu, quickBar } from './support/shell.ts';
import { expect, test } from './support/site.ts';

// what each visitor came for, in the ten seconds that a page is given

const call = `a[href="tel:${company.phone.e164}"]`;
const text = `a[href^="sms:${company.phone.e164}?&body="]`;

test.describe('a homeowner without cooling, on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  for (const path of ['/', '/residential']) {
    test(`calls or texts from the first screen of ${path}`, async ({ page }) => {
      await page.goto(path);
      const bar = quickBar(page);
      for (const way of [call, text]) await expect(bar.locator(way)).toBeInViewport({ ratio: 1 });
    });
  }

  test('needs no bar to find both on the page for homes', async ({ page }) => {
    await page.goto('/residential');
    for (const way of [call, text]) {
      await expect(page.getByRole('main').locator(way).first()).toBeInViewport({ ratio: 1 });
    }
  });

  test('hears the price and the conditions before calling', async ({ page }) => {
    await page.goto('/residential');
    await expect(page.getByText(technicianRate, { exact: true }).first()).toBeInViewport();
    await expect(page.getByText(travelCondition).first()).toBeInViewport();
  });

  test('finds the number on every step of the page', async ({ page }) => {
    await page.goto('/residential');
    const bar = quickBar(page);
    for (const part of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
      await part.scrollIntoViewIfNeeded();
      await expect(bar.locator(call)).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('a contracting officer at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('reads the identifiers, the code, the bonding and the status on the first screen', async ({
    page,
  }) => {
    await page.goto('/');
    await mainMenu(page).getByRole('link', { name: routes.government.label, exact: true }).click();
    await expect(page).toHaveURL('/government');
    const main = page.getByRole('main');
    // a code that the company has not got is left out, as is a set-aside that it does not hold
    const codes = [company.uei, company.cage].filter((code) => code !== null);
    const standing = heldSetAsides ? [heldSetAsides.names] : [];
    for (const fact of [...codes, primaryNaicsCode.code, bondSingle, bondAggregate, ...standing]) {
      await expect(main.getByText(fact, { exact: true }).first(), fact).toBeInViewport({ ratio: 1 });
    }
  });

  test('takes the capability statement along as a file', async ({ page }) => {
    await page.goto('/government');
    const offer = page.getByRole('main').locator('a[download]').first();
    await expect(offer).toBeInViewport({ ratio: 1 });
    const arrived = page.waitForEvent('download');
    await offer.click();
    const download = await arrived;
    expect(download.suggestedFilename()).toBe('capability-statement.pdf');
    expect(await readFile(await download.path(), 'latin1')).toMatch(/^%PDF-/);
  });

  test('follows a reference from the past work to its drawing', async ({ page }) => {
    await page.goto('/government');
    await page
      .getByRole('region', { name: governmentPage.sections.performance.title })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/projects#/);
    const { hash } = new URL(page.url());
    await expect(page.locator(hash)).toBeInViewport();
    await expect(
      page.locator(hash).getByRole('term').filter({ hasText: projectsPage.sheet.tonnage }),
    ).toHaveCount(1);
  });
});

test('a facility manager reads hours and tonnage before scrolling, then the agreement', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/commercial');
  const main = page.getByRole('main');
  await expect(main.getByText(`${formatRange(allChillerTons)} tons`).first()).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('heading', { level: 1 })).toContainText(emergencyHours);
  const agreement = main.getByRole('figure', { name: commercialPage.sla.title });
  for (const { text, promise } of serviceLevels) {
    await expect(agreement).toContainText(text);
    await expect(agreement).toContainText(promise);
  }
  await expect(agreement).toContainText(emergencyConditions);
});
