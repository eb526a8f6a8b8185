import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { type RouteName, routes } from '#content/routes.ts';
import { allScreens, expect, test } from './support/site.ts';

// every way out is a plain link: it needs no script
test.use({ javaScriptEnabled: false });

const phone = /^tel:\+1\d{10}$/;
const pdf = '/files/capability-statement.pdf';

type Way = readonly [name: string | RegExp, href: string | RegExp];

/** Where the links of a page lead, by their names. */
const ways: Partial<Record<RouteName, readonly Way[]>> = {
  government: [
    [/^Contact us/i, '/contact'],
    [/^Capability statement$/i, '/capability-statement'],
  ],
  residential: [['Apply for Financing', '/contact']],
  projects: [['Capability statement', '/capability-statement']],
  training: [
    [/^Apply$/, '#apply'],
    [/programs$/, '#programs'],
    [/Careers/, '/careers'],
  ],
  careers: [
    [/^Apply$/, '#apply'],
    [/positions$/, '#positions'],
    [/training programs/, '/training#programs'],
    ['Contact us', '/contact'],
  ],
  subcontractors: [[company.email, /^mailto:\S+@\S+/]],
  capabilityStatement: [['Back to Home', '/']],
  commercial: [[/^Chiller types/, '/chillers']],
  chillers: [
    [/quote/i, /contact/],
    [/emergency/i, /^(sms|tel):/],
    [/\(954\) 555-0142/, phone],
  ],
};

for (const [name, due] of Object.entries(ways)) {
  const { path } = routes[name as RouteName];
  test(`the links of ${path} lead where they say`, async ({ page }) => {
    await page.goto(path);
    for (const [link, href] of due) {
      const found = page.getByRole('main').getByRole('link', { name: link }).first();
      await expect.soft(found, String(link)).toHaveAttribute('href', href, { timeout: 500 });
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
    expect(hrefs.filter((href) => href.startsWith('tel:')).every((href) => phone.test(href))).toBe(true);
    expect(
      hrefs.some((href) => phone.test(href)),
      'a number to call',
    ).toBe(true);
    expect(hrefs, 'the address for questions').toContain(`mailto:${company.email}`);
    const apps = found.filter(({ href }) => href === company.appUrl);
    expect(apps.length, 'the app: header, menu and foot').toBe(3);
    for (const { target, rel } of apps) {
      expect(target).toBe('_blank');
      expect(rel?.split(' ')).toContain('noopener');
    }
    const outside = found.filter(({ target }) => target === '_blank');
    expect(outside.every(({ rel }) => rel?.includes('noopener'))).toBe(true);
  });
}

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
      expect(decodeURIComponent(message as string)).toContain('Emergency');
    }
  }
});

const banners = [
  { path: '/residential', response: 'same day', text: 1 },
  { path: '/commercial', response: 'within 4 hours', text: 1 },
  { path: '/government', response: 'within 4 hours', text: 0 },
];

test('the page of chillers leads to what is done to them', async ({ page }) => {
  await page.goto('/chillers');
  await expect(page.getByRole('main').locator('a[href="/chillers/services"]').first()).toBeVisible();
});

for (const { path, response, text } of banners) {
  test(`the emergency banner of ${path} ${text ? 'can be texted' : 'is called, never texted'}`, async ({
    page,
  }) => {
    await page.goto(path);
    const banner = emergencyBanner(page);
    await expect(banner).toHaveCount(1);
    await expect(banner).toContainText(new RegExp(response, 'i'));
    await expect(banner.getByRole('link', { name: 'Emergency Text' })).toHaveCount(text);
    await expect(banner.locator('a[href^="tel:"]')).toHaveCount(1);
    await expect(banner.locator('a[href^="sms:"]')).toHaveCount(text);
  });
}

test('every banner has a tone of its own', async ({ page }) => {
  const tones: string[] = [];
  for (const { path } of banners) {
    await page.goto(path);
    const colors = await emergencyBanner(page).evaluate((banner) => {
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
    const download = page.getByRole('main').locator(`a[href="${pdf}"]`).first();
    await expect(download).toHaveAttribute('download', /.*/);
    expect((await request.get(pdf)).headers()['content-type']).toBe('application/pdf');
  });
}

/** The part of the page with the conditions of an emergency; the promise in a headline carries them too. */
function emergencyBanner(page: Page) {
  return page
    .getByRole('main')
    .getByRole('region')
    .filter({ hasText: 'call 911 first' })
    .filter({ hasNot: page.getByRole('heading', { level: 1 }) });
}
