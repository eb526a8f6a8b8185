import { company } from 'records:company';
import * as careersPage from 'words:careers';
import * as commercialPage from 'words:commercial';
import { bondAggregate, bondSingle, chillerTons, naicsCode, technicianRate } from 'words:facts';
import { resume } from 'words:forms';
import { here } from 'words:language';
import { emergencyConditions, emergencyHours, travelCondition } from 'words:sentences';
import * as shell from 'words:shell';
import { serviceLevels } from '#src/views/agreement.ts';
import { openPositions } from '#src/views/careers.ts';
import { heldSetAsides } from '#src/views/credentials.ts';
import { careersForm } from '#src/views/forms.ts';
import { pathIn } from '#src/views/languages.ts';
import { routes } from '#src/views/routes.ts';
import { enter, tabTo } from '../support/focus.ts';
import { containing, dropdown, expectNotice, labels, notices, pageForm, person } from '../support/form.ts';
import { mainMenu } from '../support/shell.ts';
import { expect, openHydrated, settle, test } from '../support/site.ts';

// what each visitor came for: found in the ten seconds that a page is given, and done by keys alone where there are some

const call = `a[href="tel:${company.phone.e164}"]`;
const text = `a[href^="sms:${company.phone.e164}?&body="]`;
/** The fact alone, or with the triangle of a specimen after it. */
const wholly = (fact: string) => new RegExp(`^${containing(fact).source}(?!\\w)`);

test.use({ viewport: { width: 1440, height: 900 } });

test('a homeowner without cooling calls or texts at every step, and hears price and conditions before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const bar = page.getByRole('navigation', { name: shell.bar.label });
  await page.goto(routes.home.path);
  for (const way of [call, text]) await expect(bar.locator(way)).toBeInViewport({ ratio: 1 });
  await page.locator(`main a[href="${routes.residential.path}"]`).first().click();
  await expect(page).toHaveURL(routes.residential.path);
  const main = page.getByRole('main');
  for (const way of [call, text]) {
    await expect(bar.locator(way)).toBeInViewport({ ratio: 1 });
    await expect(main.locator(way).first()).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByText(technicianRate, { exact: true }).first()).toBeInViewport();
  await expect(page.getByText(travelCondition).first()).toBeInViewport();
  for (const part of await main.getByRole('heading', { level: 2 }).all()) {
    await part.scrollIntoViewIfNeeded();
    await expect(bar.locator(call)).toBeInViewport({ ratio: 1 });
  }
});

test('a contracting officer reads the identifiers, and takes the statement along', async ({ page }) => {
  test.skip(!pathIn(here, 'government'), 'the page is not in this language');
  await openHydrated(page, routes.home.path);
  const { label, path } = routes.government;
  await enter(mainMenu(page).getByRole('link', { name: label, exact: true }), { most: 8 });
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main')).toBeFocused();
  const main = page.getByRole('main');
  // a code that the company has not got is left out, as is a set-aside that it does not hold
  const codes = [company.uei, company.cage, naicsCode].filter((code) => code !== null);
  const standing = heldSetAsides ? [heldSetAsides.names] : [];
  for (const fact of [...codes, bondSingle, bondAggregate, ...standing])
    await expect(main.getByText(wholly(fact)).first(), fact).toBeInViewport({ ratio: 1 });
  const offer = main.locator('a[download]').first();
  await tabTo(offer, { most: 12 });
  await expect(offer).toBeInViewport({ ratio: 1 });
  const arrived = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await arrived).suggestedFilename()).toBe('capability-statement.pdf');
});

test('a facility manager reads hours, tonnage and agreement, and prints it', async ({ page }) => {
  test.skip(!pathIn(here, 'commercial'), 'the page is not in this language');
  await page.addInitScript('window.print = () => document.body.setAttribute("data-printed", "")');
  await openHydrated(page, routes.commercial.path);
  const main = page.getByRole('main');
  await expect(main.getByText(`${chillerTons} tons`).first()).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('heading', { level: 1 })).toContainText(emergencyHours);
  const levels = main.getByRole('figure', { name: commercialPage.sla.title });
  for (const { text, promise } of serviceLevels) {
    await expect(levels).toContainText(text);
    await expect(levels).toContainText(promise);
  }
  await expect(levels).toContainText(emergencyConditions);
  await enter(main.getByRole('link', { name: commercialPage.read }));
  await expect(page.getByRole('article', { name: commercialPage.agreement.head })).toBeInViewport();
  // from where the link has led, not from the top of the page
  const print = page.getByRole('button', { name: commercialPage.agreement.print });
  await tabTo(print, { most: 6 });
  await expect(print).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

test('an applicant gets from a position to its form by keys, and applies by Enter in a field', async ({
  page,
}) => {
  await openHydrated(page, routes.careers.path);
  const wanted = openPositions.at(-1);
  if (!wanted) return test.skip(true, 'there is no open position to apply for');
  const form = pageForm(page);
  await expect(form).toContainText(resume.text);
  await expect(form.getByRole('link', { name: resume.link })).toHaveAttribute('href', /^mailto:/);
  const position = await dropdown(form, labels.position);
  await enter(page.getByRole('main').getByRole('link', { name: careersPage.actions.positions }));
  const heading = page.getByRole('heading', { name: wanted.title, exact: true });
  const sheet = page.getByRole('article').filter({ has: heading });
  await enter(sheet.getByRole('link', { name: wanted.applyLabel }), { most: 60 });
  await expect(page).toHaveURL(`${routes.careers.path}#apply`);
  await expect(position).toContainText(wanted.title);
  for (const [name, value] of Object.entries(person)) {
    await tabTo(form.locator(`[name=${name}]`), { most: 8 });
    await page.keyboard.type(value);
  }
  // twice, as people do who see nothing happen: the second finds an empty form
  for (const _ of [1, 2]) await page.keyboard.press('Enter');
  await expectNotice(page, careersForm.success);
  await settle(page);
  await expect(notices(page).locator('[data-type=error]')).toHaveCount(0);
});
