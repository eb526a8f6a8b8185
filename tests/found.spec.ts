import { company } from 'records:company';
import sharp from 'sharp';
import { recordRoutes } from '#content/addresses/record-routes.ts';
import { routes } from '#content/addresses/routes.ts';
import { countyNames } from '#content/facts/counties.ts';
import { formatDate, formatDollars, formatTime } from '#content/values/format.ts';
import { pageTitle } from '#src/lib/page-title.ts';
import { allRoutes, expect, test } from './support/site.ts';

// what search engines, networks and programs get of each page, as the server sends it

for (const route of [...Object.values(routes), ...recordRoutes]) {
  const { path } = route;

  test(`${path} is shared with its own picture, described in words`, async ({ page, request }) => {
    await page.goto(path);
    const tag = (key: string) =>
      page.locator(`meta[property="${key}"], meta[name="${key}"]`).getAttribute('content');
    const { title, description, sheet } = route;
    expect(await tag('og:title')).toBe(title);
    expect(await tag('og:description')).toBe(description);
    expect(await tag('og:url')).toBe(new URL(path, company.website).href);
    expect(await tag('twitter:card')).toBe('summary_large_image');
    const alt = (await tag('og:image:alt')) ?? '';
    expect(alt).toContain(title);
    expect(alt).toContain(sheet);
    expect(await tag('twitter:image:alt')).toBe(alt);
    const image = new URL((await tag('og:image')) ?? '');
    expect(image.origin).toBe(new URL(company.website).origin);
    const response = await request.get(image.pathname);
    expect(response.headers()['content-type']).toBe(await tag('og:image:type'));
    const bytes = await response.body();
    expect(bytes.length).toBeLessThanOrEqual(100_000);
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height].map(String)).toEqual([await tag('og:image:width'), await tag('og:image:height')]);
    expect([width, height]).toEqual([1200, 630]);
  });

  test(`${path} says in its data what it shows, and no more`, async ({ page }) => {
    await page.goto(path);
    const [graph] = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
    // what folds away is part of the page; alternative texts are its words for who does not see it
    const shown = await page.evaluate(() => {
      const alts = [...document.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt'));
      return `${document.title} ${document.body.textContent} ${alts.join(' ')}`;
    });
    const plain = `${shown} ${route.description} ${route.title}`.replace(/\s+/g, ' ');
    // the keys of the data itself, @graph among them, are no words
    const facts = factsOf(graph['@graph']);
    expect(facts.length).toBeGreaterThan(0);
    const missing = facts.filter(({ forms }) => !forms.some((form) => says(plain, form)));
    expect(missing.map(({ path: at, value }) => `${at}: ${value}`)).toEqual([]);
  });

  test(`${path} asks search engines to wait while records are samples`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(pageTitle(route));
    await expect(page.locator('meta[name=robots]')).toHaveCount(company.sample ? 1 : 0);
  });
}

test('the sitemap lists every page', async ({ request }) => {
  const text = await (await request.get('/sitemap.xml')).text();
  for (const { path } of [...allRoutes, ...recordRoutes])
    expect(text).toContain(`<loc>${new URL(path, company.website).href}</loc>`);
});

/** Whether the text holds the form, and a figure not as the beginning of a longer one. */
function says(text: string, form: string): boolean {
  const isFigure = /\d$/.test(form);
  return text.split(form).some((rest, index) => index > 0 && !(isFigure && /^\d/.test(rest)));
}

interface Fact {
  path: string;
  value: string;
  /** How a page may say it. */
  forms: string[];
}

/** Names of things, figures and days in the data, with the ways in which a page says them; addresses and codes are no words. */
function factsOf(data: unknown, path = ''): Fact[] {
  if (Array.isArray(data)) return data.flatMap((one, index) => factsOf(one, `${path}[${index}]`));
  if (typeof data === 'object' && data !== null)
    return Object.entries(data)
      .filter(([key]) => !key.startsWith('@') && !codes.includes(key))
      .flatMap(([key, value]) => factsOf(value, path ? `${path}.${key}` : key));
  const value = String(data);
  if (/^https?:/.test(value)) return [];
  const key =
    path
      .split('.')
      .at(-1)
      ?.replace(/\[\d+\]/g, '') ?? '';
  return [{ path, value, forms: formsOf(key, value) }].filter(({ forms }) => forms.length > 0);
}

/** What schema.org asks for in codes of its own or other lists. */
const codes = [
  ...[
    'position',
    'dayOfWeek',
    'contactType',
    'inLanguage',
    'addressCountry',
    'priceCurrency',
    'currency',
    'unitCode',
  ],
  ...['unitText', 'employmentType', 'directApply', 'courseMode', 'repeatFrequency', 'category', 'propertyID'],
  ...['credentialCategory', 'identifier', 'closes', 'width', 'height'],
];

function formsOf(key: string, value: string): string[] {
  if (key === 'telephone') return [company.phone.display];
  if (key === 'opens') return value === '00:00' ? ['24/7'] : [formatTime(value)];
  if (key === 'addressRegion') return ['Florida'];
  // the page is in the one, and says of the other so in its own words
  if (key === 'availableLanguage') return value === 'Spanish' ? ['español'] : [];
  if (key === 'areaServed.name' || countyNames.some((county) => value === `${county} County, Florida`))
    return [value.replace(' County, Florida', '')];
  if (/price|minValue|maxValue/i.test(key))
    return [formatDollars(Number(value)), `–${formatDollars(Number(value))}`];
  if (key === 'repeatCount') return [`${value} week`];
  if (/^\d{4}-\d\d-\d\d/.test(value)) {
    const day = formatDate(value.slice(0, 10));
    // a period names the year once
    return [day, day.replace(/, \d{4}$/, '')];
  }
  if (value.startsWith('<p>')) return [(value.match(/<li>([^<]+)/)?.[1] ?? value).replaceAll('&amp;', '&')];
  return [value, value.charAt(0).toUpperCase() + value.slice(1)];
}
