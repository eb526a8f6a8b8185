import { company } from 'records:company';
import type { Page } from '@playwright/test';
import { routes, statementPdf } from '#content/addresses/routes.ts';
import { financing } from '#content/facts/financing.ts';
import { isSpanishSpoken } from '#content/facts/promises.ts';
import { capabilityStatementPage } from '#content/pages/capability-statement.ts';
import { careersPage } from '#content/pages/careers.ts';
import { chillersPage } from '#content/pages/chillers.ts';
import { commercialPage } from '#content/pages/commercial.ts';
import { governmentPage } from '#content/pages/government.ts';
import { projectsPage } from '#content/pages/projects.ts';
import { trainingPage } from '#content/pages/training.ts';
import type { RouteName } from '#content/values/addresses.ts';
import { emergencyBanner } from '#content/words/emergency.ts';
import { spanish } from '#content/words/spanish.ts';
import { allScreens, expect, test } from './support/site.ts';

// every way out is a plain link: it needs no script
test.use({ javaScriptEnabled: false });

const phone = `tel:${company.phone.e164}`;

type Way = readonly [name: string, href: string | RegExp];

/** Where the links of a page lead, by their names. */
const ways: Partial<Record<RouteName, readonly Way[]>> = {
  government: [
    [governmentPage.closing.contact, routes.contact.path],
    [governmentPage.statement, routes.capabilityStatement.path],
  ],
  commercial: [[commercialPage.services.chillers.more, routes.chillers.path]],
  residential: [[financing.action, routes.contact.path]],
  projects: [[projectsPage.references.statement, routes.capabilityStatement.path]],
  training: [
    [trainingPage.actions.apply, '#apply'],
    [trainingPage.actions.programs, '#programs'],
    [trainingPage.outcomes.link, routes.careers.path],
  ],
  careers: [
    [careersPage.actions.apply, '#apply'],
    [careersPage.actions.positions, '#positions'],
    [careersPage.path.link, `${routes.training.path}#programs`],
    [careersPage.closing.link, routes.contact.path],
  ],
  subcontractors: [[company.email, /^mailto:\S+@\S+/]],
  capabilityStatement: [[capabilityStatementPage.back, routes.home.path]],
  chillers: [
    [chillersPage.actions.quote, routes.contact.path],
    [chillersPage.actions.emergency, /^(sms|tel):/],
    [chillersPage.actions.call, phone],
    [chillersPage.services.more, routes.chillerServices.path],
  ],
};

for (const [name, due] of Object.entries(ways)) {
  const { path } = routes[name as RouteName];
  test(`the links of ${path} lead where they say`, async ({ page }) => {
    await page.goto(path);
    for (const [link, href] of due) {
      const found = page.getByRole('main').getByRole('link', { name: link, exact: true }).first();
      await expect.soft(found, link).toHaveAttribute('href', href, { timeout: 500 });
    }
  });
}

for (const { name, path } of allScreens) {
  test(`${path} can be called and written to, and offers the app in a new tab`, async ({ page, guard }) => {
    if (name === 'notFound') guard.allow(/404/);
    await page.goto(path);
    const found = await page.locator('a[href]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
      })),
    );
    const hrefs = found.map(({ href }) => href);
    expect(new Set(hrefs.filter((href) => href.startsWith('tel:'))), 'the number to call').toEqual(
      new Set([phone]),
    );
    expect(hrefs, 'the address for questions').toContain(`mailto:${company.email}`);
    const apps = found.filter(({ href }) => href === company.appUrl);
    expect(apps.length, 'the app: header and foot').toBe(2);
    for (const { target, rel } of apps) {
      expect(target).toBe('_blank');
      expect(rel?.split(' ')).toContain('noopener');
    }
    const outside = found.filter(({ target }) => target === '_blank');
    expect(outside.every(({ rel }) => rel?.includes('noopener'))).toBe(true);
  });
}

/** One for each language in which the page asks for it. */
const started = [company.emergencyText, company.emergencyTextSpanish];

test('an emergency text is started for the sender: to the office, with the message in it', async ({
  page,
}) => {
  for (const path of ['/', '/residential', '/commercial', '/contact', '/chillers']) {
    await page.goto(path);
    const texts = await page
      .locator('a[href^="sms:"]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(texts.length, path).toBeGreaterThan(0);
    for (const href of texts) {
      const [, number, message] = href.match(/^sms:(\+1\d{10})\?&body=(.+)$/) ?? [];
      expect(number).toBe(company.phone.e164);
      expect(started).toContain(decodeURIComponent(message as string));
    }
  }
});

const banners = (['residential', 'commercial', 'government'] as const).map((audience) => ({
  path: routes[audience].path,
  response: emergencyBanner[audience].response,
  // a public building is called in under its contract
  canBeTexted: audience !== 'government',
}));

for (const { path, response, canBeTexted } of banners) {
  test(`the emergency banner of ${path} ${canBeTexted ? 'can be texted' : 'is called, never texted'}`, async ({
    page,
  }) => {
    await page.goto(path);
    const banner = bannerOf(page);
    const texts = canBeTexted ? 1 : 0;
    await expect(banner).toHaveCount(1);
    await expect(banner).toContainText(response);
    await expect(banner.getByRole('link', { name: emergencyBanner.text })).toHaveCount(texts);
    await expect(banner.locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(banner.locator('a[href^="sms:"]')).toHaveCount(texts);
  });
}

test('every banner has a tone of its own', async ({ page }) => {
  const tones: string[] = [];
  for (const { path } of banners) {
    await page.goto(path);
    const colors = await bannerOf(page).evaluate((banner) => {
      const styles = [banner, ...banner.querySelectorAll('*')].map((element) => getComputedStyle(element));
      return [...new Set(styles.flatMap(({ color, backgroundColor }) => [color, backgroundColor]))].join();
    });
    tones.push(colors);
  }
  expect(new Set(tones).size).toBe(banners.length);
});

for (const path of ['/government', '/capability-statement']) {
  test(`${path} offers the capability statement as a file to keep`, async ({ page, request }) => {
    await page.goto(path);
    const download = page.getByRole('main').locator(`a[href="${statementPdf}"]`).first();
    await expect(download).toHaveAttribute('download', /.*/);
    expect((await request.get(statementPdf)).headers()['content-type']).toBe('application/pdf');
  });
}

/** The part of the page with the conditions of an emergency; the promise in a headline carries them too. */
function bannerOf(page: Page) {
  return page
    .getByRole('main')
    .getByRole('region')
    .filter({ hasText: emergencyBanner.lifeSafety })
    .filter({ hasNot: page.getByRole('heading', { level: 1 }) });
}

for (const path of ['/residential', '/contact']) {
  test(`${path} can be texted in Spanish, while the line is answered in it`, async ({ page }) => {
    await page.goto(path);
    const line = page.getByRole('main').locator('[lang=es]');
    await expect(line).toHaveCount(isSpanishSpoken ? 1 : 0);
    if (!isSpanishSpoken) return;
    const href = await line.getByRole('link', { name: spanish.text }).getAttribute('href');
    expect(decodeURIComponent(href ?? '')).toContain(company.emergencyTextSpanish);
    await expect(line.getByRole('link', { name: spanish.call })).toHaveAttribute(
      'href',
      `tel:${company.phone.e164}`,
    );
  });
}
