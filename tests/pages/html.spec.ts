import { company } from 'records:company';
import { isSpanishSpoken } from 'words:facts';
import { others } from 'words:language';
import { spanish } from 'words:parts';
import * as shell from 'words:shell';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import type { RouteName } from '#content/values/addresses.ts';
import { elementsOf, readAttribute } from '#server/messages/fill-page.ts';
import { officer } from '#src/views/people.ts';
import { recordRoutes } from '#src/views/record-routes.ts';
import { type Route, routes } from '#src/views/routes.ts';
import { ask } from '../support/site.ts';
import { type Element, elementsIn, type Link, linksOf, textOf } from './markup.ts';

// what is delivered of each page, read without a browser: markup, links, and what search engines and networks get

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: { 'no-inline-style': 'error' },
});

const pages: readonly Route[] = [...Object.values(routes), ...recordRoutes];
const missing = '/no-such-page';
/** A connection that was kept too long is opened again. */
const again = { maxRetries: 2 };

const phone = `tel:${company.phone.e164}`;
const textTo = (message: string) => `sms:${company.phone.e164}${message && `?&body=${message}`}`;

for (const route of pages)
  test(route.path, async ({ request }) => {
    const { path } = route;
    const html = await read(request, path);
    const elements = elementsIn(html);
    const links = linksOf(elements);

    await ask('valid HTML', async () => {
      const { results } = await validator.validateString(html);
      const messages = results.flatMap((result) => result.messages);
      return messages.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`);
    });
    await test.step('what is shared of it', () => expectShared(request, route, elements));
    await ask('links and anchors that lead somewhere', () => deadLinks(request, path, links));
    await test.step('ways to call, to write and to the app', () => expectContacts(links));
  });

test('a text names an emergency only where one is spoken of, in Spanish while the line is answered in it', async ({
  request,
}) => {
  const linksOn = async (name: RouteName, part?: string) =>
    linksOf(elementsIn(await read(request, routes[name].path), part));
  const textsOn = async (name: RouteName) =>
    (await linksOn(name)).map(({ href }) => href).filter((href) => href.startsWith('sms:'));
  // a public contract is written to by email
  for (const name of ['government', 'capabilityStatement'] as const)
    expect.soft(await textsOn(name), name).toEqual([]);
  for (const name of ['projects', 'privacy'] as const)
    expect.soft(await textsOn(name), name).toEqual([textTo('')]);
  for (const name of ['home', 'residential', 'commercial', 'contact', 'chillers'] as const)
    expect.soft(await textsOn(name), name).not.toEqual([]);
  // at a house it stands beside the number twice: first, and in the night
  for (const [page, times] of [
    ['residential', 2],
    ['contact', 1],
  ] as const)
    for (const [name, due] of [
      [spanish.call, phone],
      [spanish.text, textTo(company.emergencyTextSpanish)],
    ] as const) {
      const own = (await linksOn(page, 'main')).filter((link) => link.name === name);
      const hrefs = own.map(({ href }) => decodeURIComponent(href));
      expect.soft(hrefs, page).toEqual(isSpanishSpoken ? Array(times).fill(due) : []);
    }
});

test('every page has the same ways in its header and foot, and each way keeps its cell of the bar', async ({
  request,
}) => {
  const lost = await request.get(missing);
  expect(lost.status()).toBe(404);
  const due = shellOf(await read(request, routes.home.path));
  expect(due.header.join()).toContain('dialog');
  expect(due.footer.join()).toMatch(/tel:.*mailto:.*\/privacy.*\/accessibility/);
  const cells = new Map<string, number>();
  for (const path of [...pages.map((page) => page.path), missing]) {
    const { bar, ...parts } = shellOf(path === missing ? await lost.text() : await read(request, path));
    expect.soft(parts, path).toEqual({ header: due.header, footer: due.footer });
    expect.soft(bar[0], `the first cell on ${path}`).toBe('tel');
    for (const [cell, way] of bar.entries()) {
      if (!cells.has(way)) cells.set(way, cell);
      expect.soft(cell, `${way} on ${path}`).toBe(cells.get(way));
    }
  }
});

test('to every page lead links from at least two others', async ({ request }) => {
  const sources = new Map<string, string[]>(pages.map(({ path }) => [path, []]));
  for (const { path } of pages) {
    const links = linksOf(elementsIn(await read(request, path)));
    const targets = new Set(links.map(({ href }) => href.replace(/[?#].*/, '')));
    for (const target of targets) if (target !== path) sources.get(target)?.push(path);
  }
  expect([...sources].filter(([, from]) => from.length < 2)).toEqual([]);
});

const texts: Record<string, Promise<string>> = {};

function read(request: APIRequestContext, path: string): Promise<string> {
  texts[path] ??= request.get(path, again).then((response) => {
    if (response.status() !== 200) throw new Error(`${path} answers with ${response.status()}`);
    return response.text();
  });
  return texts[path];
}

async function expectShared(
  request: APIRequestContext,
  { title, description, path, sheet }: Route,
  elements: readonly Element[],
): Promise<void> {
  const address = new URL(path, company.website).href;
  const tags = Object.fromEntries(
    elements.map((element) => [
      readAttribute(element, 'property') ?? readAttribute(element, 'name'),
      readAttribute(element, 'content'),
    ]),
  );
  // what a list of results has room for
  const whole = `${title} | ${company.name}`;
  const heads = elements.filter(({ tagName }) => tagName === 'title').map(textOf);
  expect.soft(heads[0]).toBe(whole.length > 70 ? title : whole);
  expect.soft(title.length).toBeLessThanOrEqual(64);
  expect.soft(description.length).toBeLessThanOrEqual(170);
  expect.soft(tags).toMatchObject({
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  for (const words of [title, sheet]) expect.soft(tags['og:image:alt']).toContain(words);
  // search engines wait while records are samples
  expect.soft('robots' in tags).toBe(company.sample);
  expect.soft(await read(request, '/sitemap.xml')).toContain(`<loc>${address}</loc>`);
  expect.soft(elements.map((one) => readAttribute(one, 'type'))).toContain('application/ld+json');
  const picture = await request.get(new URL(tags['og:image'] ?? '').pathname, again);
  expect.soft(picture.headers()['content-type']).toBe(tags['og:image:type']);
  expect.soft(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
}

async function deadLinks(request: APIRequestContext, path: string, links: readonly Link[]) {
  const own = [...new Set(links.map(({ href }) => href))].filter((href) => /^[/#]/.test(href));
  const faults = await Promise.all(
    own.map(async (href) => {
      const [target, anchor] = href.split('#') as [string, string?];
      const text = await read(request, target || path).catch((error: Error) => error.message);
      if (text.startsWith(`${target || path} answers`)) return text;
      return anchor && !text.includes(`id="${anchor}"`) ? `${href} has no such anchor` : undefined;
    }),
  );
  return faults.filter((fault) => fault !== undefined);
}

/** What every page offers: the number, the address, and the app in header, menu and foot. */
function expectContacts(links: readonly Link[]): void {
  const hrefs = links.map(({ href }) => decodeURIComponent(href));
  const starting = (scheme: string) => new Set(hrefs.filter((href) => href.startsWith(scheme)));
  // a contracting officer is given a line of their own
  const texts = ['', company.emergencyText, company.emergencyTextSpanish].map(textTo);
  for (const href of starting('tel:')) expect.soft([phone, `tel:${officer.phone.e164}`]).toContain(href);
  for (const href of starting('sms:')) expect.soft(texts).toContain(href);
  expect.soft(hrefs).toEqual(expect.arrayContaining([phone, `mailto:${company.email}`]));
  const windows = links.filter(({ target }) => target === '_blank');
  expect.soft(windows.filter(({ href }) => href === company.appUrl)).toHaveLength(3);
  for (const { href, rel } of windows) expect.soft(rel.split(' '), href).toContain('noopener');
}

function shellOf(html: string): { header: string[]; footer: string[]; bar: string[] } {
  // the same page in another language is another one on each
  const isForeign = (href: string) => others.some(({ paths }) => href.startsWith(paths?.home ?? href));
  const named = (part: string) =>
    linksOf(elementsIn(html, part))
      .filter(({ href, isDialog }) => isDialog || !(href.startsWith('#') || isForeign(href)))
      .map(({ name, href, isDialog }) => `${name} ${isDialog ? 'dialog' : href}`);
  const bar = elementsIn(html).find((element) => readAttribute(element, 'aria-label') === shell.bar.label);
  return {
    header: named('header'),
    footer: named('footer'),
    bar: linksOf(elementsOf(bar as Element)).map(({ href, isDialog }) =>
      isDialog ? 'dialog' : (href.match(/^\w+(?=:)|^#/)?.[0] ?? href),
    ),
  };
}
