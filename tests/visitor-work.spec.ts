import { company } from 'records:company';
import { positions } from 'records:positions';
import { programs } from 'records:programs';
import { qualifications } from 'records:qualifications';
import { trades } from 'records:trades';
import type { Page } from '@playwright/test';
import { routes } from '#content/addresses/routes.ts';
import { openPositions } from '#content/facts/open-positions.ts';
import { answerFrom } from '#content/facts/replies.ts';
import { partnerLiability, paymentDays } from '#content/facts/subcontract.ts';
import { nextStarts } from '#content/facts/training.ts';
import { trainingCost } from '#content/facts/training-about.ts';
import { trainingNext } from '#content/facts/training-outcomes.ts';
import { careersPage } from '#content/pages/careers.ts';
import { subcontractorsPage } from '#content/pages/subcontractors.ts';
import { trainingPage } from '#content/pages/training.ts';
import { formatCount } from '#content/values/format.ts';
import { mainMenu } from './support/shell.ts';
import { expect, test } from './support/site.ts';

// what those came for who learn, work or build with us

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
  await expect(weeks).toHaveText(durations.map((duration) => formatCount(duration, 'week')));
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
      // a sentence may begin with it or not
      await expect(page.getByRole('main'), question).toContainText(answer ?? 'a record is missing', {
        ignoreCase: true,
      });
    }
  });
}

async function mailOf(page: Page): Promise<URL> {
  const href = await page.getByRole('main').locator('a[href^="mailto:"]').first().getAttribute('href');
  return new URL(href as string);
}
