import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { allChillerTons } from '#content/facts/chiller-tons.ts';
import { primaryNaicsCode } from '#content/facts/naics.ts';
import { openPositions } from '#content/facts/open-positions.ts';
import { bondAggregate, bondSingle, technicianRate } from '#content/facts/prices.ts';
import { emergencyConditions, emergencyHours, travelCondition } from '#content/facts/promises.ts';
import { answerFrom } from '#content/facts/replies.ts';
import { serviceLevels } from '#content/facts/service-agreement.ts';
import { heldSetAsides } from '#content/facts/standing.ts';
import { partnerLiability, paymentDays } from '#content/facts/subcontract.ts';
import { nextStarts } from '#content/facts/training.ts';
import { trainingCost } from '#content/facts/training-about.ts';
import { trainingNext } from '#content/facts/training-outcomes.ts';
import { formatRange } from '#content/format.ts';
import { careersPage } from '#content/pages/careers.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { governmentPage } from '#content/pages/government.ts';
import { projectsPage } from '#content/pages/projects.ts';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { trainingPage } from '#content/pages/training.ts';
import { company } from '#content/records/company/company.ts';
import { positions } from '#content/records/positions/positions.ts';
import { programs } from '#content/records/programs/programs.ts';
import { qualifications } from '#content/records/qualifications/qualifications.ts';
import { trades } from '#content/records/trades/trades.ts';
import { routes } from '#content/routes.ts';
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

const wanted = openPositions.at(-1);
if (!wanted) throw new Error('There is no open position to apply for');

for (const javaScriptEnabled of [true, false]) {
  test.describe(`an applicant, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('gets from a position to its form', async ({ page }) => {
      await page.goto('/careers');
      await page.getByRole('main').getByRole('link', { name: careersPage.actions.positions }).click();
      await expect(page.locator('#positions')).toBeInViewport();
      const heading = page.getByRole('heading', { name: wanted.title });
      const position = page.getByRole('article').filter({ has: heading });
      await expect(position).toContainText(careersPage.pay.range(wanted.pay));
      await position.getByRole('link', { name: wanted.applyLabel }).click();
      await expect(page.locator('#apply')).toBeInViewport();
      await expect(page.locator('select[name=position]')).toHaveValue(javaScriptEnabled ? wanted.id : '');
    });
  });
}

test('someone who wants to learn sees what, how long and what it prepares for, and applies', async ({
  page,
}) => {
  await page.goto('/training');
  await page.getByRole('main').getByRole('link', { name: trainingPage.actions.programs }).click();
  await expect(page).toHaveURL('/training#programs');
  const weeks = page.locator('#programs').getByText(/^\d+ weeks?$/);
  const durations = programs.map(({ duration }) => duration).sort((one, other) => one - other);
  await expect(weeks).toHaveText(durations.map(trainingPage.programs.weeks));
  await page.getByRole('main').getByRole('link', { name: trainingPage.actions.apply, exact: true }).click();
  await expect(page.locator('#apply')).toBeInViewport();
});

test('a subcontractor checks the qualifications, and writes', async ({ page }) => {
  await page.goto('/');
  await mainMenu(page).getByRole('link', { name: routes.subcontractors.label, exact: true }).click();
  await expect(page).toHaveURL('/subcontractors');
  await page.getByRole('main').getByRole('link', { name: subcontractorsPage.actions.qualifications }).click();
  const section = page.locator('#qualifications');
  await expect(section).toBeInViewport();
  for (const { title } of qualifications) await expect(section).toContainText(title);
  const mail = await mailOf(page);
  expect(mail.pathname).toBe(company.email);
  expect(mail.searchParams.get('subject')).toBe(subcontractorsPage.actions.mail.subject);
});

/** The first three questions of whoever learns, works or builds with us, and the words that answer them. */
const questions = {
  '/training': {
    'What does it cost?': trainingCost.text,
    'When does it start?': nextStarts[0]?.text,
    'What have I got then?': trainingNext[0]?.text,
    'Who answers, and when?': answerFrom.training.line,
  },
  '/careers': {
    'What must I have?': 'EPA 608, Type II or Universal',
    'Which hours?': positions[0]?.terms,
    'When and from whom do I hear?': answerFrom.careers.line,
    'Am I welcome?': 'We are an equal opportunity employer',
  },
  '/subcontractors': {
    'When am I paid?': paymentDays[0]?.from,
    'And if the owner does not pay?': paymentDays[1]?.from,
    'What is held back?': paymentDays[2]?.from,
    'Which insurance?': partnerLiability,
    'Which license?': trades[0]?.license,
    'Which papers?': 'E-Verify and its affidavit',
  },
};

for (const [path, answers] of Object.entries(questions)) {
  test(`${path} answers what is asked first`, async ({ page }) => {
    await page.goto(path);
    for (const [question, answer] of Object.entries(answers)) {
      await expect(page.getByRole('main'), question).toContainText(answer ?? 'a record is missing');
    }
  });
}

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

async function mailOf(page: Page): Promise<URL> {
  const href = await page.getByRole('main').locator('a[href^="mailto:"]').first().getAttribute('href');
  return new URL(href as string);
}
