import { expect, readText, test } from './support/site.ts';
import { skipUnlessSample, unsaid } from './support/specification.ts';

skipUnlessSample();

/** The eleven items of the header, in order. */
const menu = [
  'Home',
  'Government',
  'Commercial',
  'Residential',
  'Services',
  'Projects',
  'Our Team',
  'Training',
  'Careers',
  'Partners',
  'Contact',
];

test.describe('in the HTML alone', () => {
  test.use({ javaScriptEnabled: false });

  test('the header lists eleven pages, the app and the quote', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(menu);
    for (const name of ['Download App', 'Get Quote'])
      await expect(page.getByRole('banner').getByRole('link', { name }).first()).toBeVisible();
  });

  test('three ways lead from the home page to its markets', async ({ page }) => {
    await page.goto('/');
    const links = page.locator('main a').filter({ has: page.getByRole('heading', { level: 2 }) });
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(['/government', '/commercial', '/residential']);
  });

  for (const [path, response, texts] of [
    ['/government', 'within 4 hours', 0],
    ['/commercial', 'within 4 hours', 1],
    ['/residential', 'same day', 1],
  ] as const) {
    test(`the emergency banner of ${path} promises ${response}`, async ({ page }) => {
      await page.goto(path);
      const banner = page.getByRole('region').filter({ hasText: 'call 911 first' });
      const last = banner.filter({ hasNot: page.getByRole('heading', { level: 1 }) });
      await expect(last).toContainText(new RegExp(response, 'i'));
      await expect(last.getByRole('link', { name: 'Emergency Text' })).toHaveCount(texts);
    });
  }

  test('the NAICS codes stand in a table, the primary one first and named so', async ({ page }) => {
    await page.goto('/government');
    const rows = page.getByRole('table', { name: 'NAICS' }).locator('tbody').getByRole('row');
    const codes = ['238220', '236220', '238210', '238290', '561210', '221330', '541330'];
    await expect(rows.getByRole('rowheader')).toHaveText(codes.map((code) => new RegExp(`^${code}`)));
    await expect(rows.first()).toContainText('Primary');
  });

  for (const [path, name, href] of [
    ['/government', /^Contact us/i, '/contact'],
    ['/government', 'Open it as a page', '/capability-statement'],
    ['/residential', 'Apply for Financing', '/contact'],
    ['/training', /^Apply$/, '#apply'],
    ['/training', /programs$/, '#programs'],
    ['/careers', /^Apply$/, '#apply'],
    ['/careers', /positions$/, '#positions'],
    ['/careers', /training programs/, '/training#programs'],
    ['/careers', /^Contact us/, '/contact'],
    ['/capability-statement', 'Back to Home', '/'],
    ['/', /^Learn More/, '/chillers'],
  ] as const) {
    test(`${path} has its link ${name} to ${href}`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole('main').getByRole('link', { name }).first();
      await expect(link).toHaveAttribute('href', href);
    });
  }

  test('/subcontractors has its own contact card, /contact its emergency card', async ({ page }) => {
    await page.goto('/subcontractors');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Partner With Us', exact: true })).toBeVisible();
    await page.goto('/contact');
    await expect(main.getByRole('heading', { name: /available 24\/7/ })).toBeVisible();
  });

  test('the foot of every page says who, where, how and under which license', async ({ page }) => {
    await page.goto('/careers');
    const foot = await readText(page.getByRole('contentinfo'));
    const due: [what: string, text: RegExp][] = [
      ['license', /Florida license no\. C[AM]C\d/i],
      ['office', /\boffice .{10,80}\bmail /i],
      ['mail', /\bmail .{10,}/i],
      ['phone', /\(\d{3}\) \d{3}-\d{4}/],
      ['email', /\S+@\S+\.com/],
      ['hours', /Mon–Fri 7:00 AM–6:00 PM Sat 8:00 AM–4:00 PM Sun emergency only/],
      ['held', /held SBA 8\(a\)/i],
      ['in process', /in process (?=.*\bWOSB\b)(?=.*EDWOSB)/i],
      ['app', /emergency service.*download app/i],
      ['copyright', /© 2024 /],
    ];
    expect(unsaid(due, foot)).toEqual([]);
  });
});
