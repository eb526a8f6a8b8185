import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { qualifications } from '#content/qualifications.ts';
import { expect, test } from './support/site.ts';

// what each visitor came for, in the ten seconds that a page is given

const call = `a[href="tel:${company.phone.e164}"]`;
const text = `a[href^="sms:${company.phone.e164}?&body="]`;

test.describe('a homeowner without cooling, on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  for (const path of ['/', '/residential']) {
    test(`calls or texts from the first screen of ${path}`, async ({ page }) => {
      await page.goto(path);
      const bar = page.getByRole('navigation', { name: 'Quick contact' });
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
    await expect(page.getByText('$180', { exact: true }).first()).toBeInViewport();
    await expect(page.getByText(company.emergency.conditions).first()).toBeInViewport();
  });

  test('finds the number on every step of the page', async ({ page }) => {
    await page.goto('/residential');
    const bar = page.getByRole('navigation', { name: 'Quick contact' });
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
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Government', exact: true })
      .click();
    await expect(page).toHaveURL('/government');
    const main = page.getByRole('main');
    for (const fact of [/^UEI$/, /^CAGE$/, /^238220$/, /^\$2M$/, /^\$5M$/, /8\(a\)/]) {
      await expect(main.getByText(fact).first(), String(fact)).toBeInViewport({ ratio: 1 });
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
    await page.getByRole('table', { name: 'Past performance' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/projects#/);
    const { hash } = new URL(page.url());
    await expect(page.locator(hash)).toBeInViewport();
    await expect(page.locator(hash).getByRole('term').filter({ hasText: 'Tonnage' })).toHaveCount(1);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an applicant, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('gets from a position to its form', async ({ page }) => {
      await page.goto('/careers');
      await page.getByRole('main').getByRole('link', { name: 'See the positions' }).click();
      await expect(page.locator('#positions')).toBeInViewport();
      const position = page.getByRole('article').filter({ hasText: 'Project Supervisor' });
      await expect(position).toContainText('$30–$35');
      await position.getByRole('link', { name: /^Apply/ }).click();
      await expect(page.locator('#apply')).toBeInViewport();
      await expect(page.locator('select[name=position]')).toHaveValue(javaScriptEnabled ? 'supervisor' : '');
    });
  });
}

test('someone who wants to learn sees what, how long and what it prepares for, and applies', async ({
  page,
}) => {
  await page.goto('/training');
  await page
    .getByRole('main')
    .getByRole('link', { name: /programs$/ })
    .click();
  await expect(page).toHaveURL('/training#programs');
  const weeks = page.locator('#programs').getByText(/^(4|6|8|10) weeks$/);
  await expect(weeks).toHaveText(['4 weeks', '6 weeks', '6 weeks', '8 weeks', '10 weeks']);
  await page.getByRole('main').getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(page.locator('#apply')).toBeInViewport();
});

test('a subcontractor checks six qualifications, and writes', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Partners', exact: true })
    .click();
  await expect(page).toHaveURL('/subcontractors');
  await page
    .getByRole('main')
    .getByRole('link', { name: /qualifications/i })
    .click();
  const section = page.locator('#qualifications');
  await expect(section).toBeInViewport();
  for (const { title } of qualifications) await expect(section).toContainText(title);
  expect(qualifications).toHaveLength(6);
  const mail = await mailOf(page);
  expect(mail.pathname).toBe(company.email);
  expect(mail.searchParams.get('subject')).toBe('Subcontractor');
});

test('a facility manager reads hours and tonnage before scrolling, then the agreement', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/commercial');
  const main = page.getByRole('main');
  for (const fact of ['10–500 tons', '100–2,000+ tons']) {
    await expect(main.getByText(fact).first()).toBeInViewport({ ratio: 1 });
  }
  await expect(main.getByRole('heading', { level: 1 })).toContainText('4 hours');
  const agreement = main.getByRole('figure', { name: /SLA/ });
  for (const promise of ['within 4 hours', 'within 24 hours', 'Same or next day', '7:00 AM–6:00 PM']) {
    await expect(agreement).toContainText(promise);
  }
  await expect(agreement).toContainText(company.emergency.conditions);
});

async function mailOf(page: Page): Promise<URL> {
  const href = await page.getByRole('main').locator('a[href^="mailto:"]').first().getAttribute('href');
  return new URL(href as string);
}
