import { company } from 'records:company';
import { isSpanishSpoken } from 'words:facts';
import { others } from 'words:language';
import { spanish } from 'words:parts';
import * as shell from 'words:shell';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { elementsOf, readAttribute } from '#server/messages/fill-page.ts';
import { officer } from '#src/views/people.ts';
import { recordRoutes } from '#src/views/record-routes.ts';
import { type Route, routes } from '#src/views/routes.ts';
import { ask } from './ask.ts';
import { unlisted } from './lists.ts';
import { type Element, elementsIn, type Link, linksOf, textOf, unnamedParts } from './markup.ts';

// what is delivered of each page, read without a browser: markup, links, and what search engines and networks get;
// one file, longer than others: all of it is asked of one answer of the server, which is read once

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements and boolean attributes in its own, valid way
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
    'tel-non-breaking': 'off',
    'require-sri': 'off',
    // Radix, the popover and the native elements name these roles on purpose
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
  },
});

const {
  home,
  government,
  residential,
  commercial,
  projects,
  contact,
  capabilityStatement,
  chillers,
  privacy,
} = routes;
const pages: readonly Route[] = [...Object.values(routes), ...recordRoutes];
const missing = '/no-such-page';
/** A connection that was kept too long is opened again. */
const again = { maxRetries: 2 };

const phone = `tel:${company.phone.e164}`;

for (const route of pages)
  test(route.path, async ({ request }) => {
    const { path } = route;
    const html = await read(request, path);
    const links = linksOf(elementsIn(html));

    await ask('valid HTML', async () => {
      const { results } = await validator.validateString(html);
      const messages = results.flatMap((result) => result.messages);
      return messages.map(({ ruleId, line, column, message }) => `${line}:${column} ${ruleId}: ${message}`);
    });
    await ask('lists that every ear hears as lists', () =>
      elementsIn(html)
        .filter((element) => ['ul', 'ol'].includes(element.tagName) && !readAttribute(element, 'role'))
        .map(textOf),
    );
    await ask('names of figures, sections and fields, and columns of tables', () =>
      unnamedParts(elementsIn(html)),
    );
    await ask('no script of its own, none that comes before it is needed', () => [
      ...(html.match(/<script(?![^>]*type="application\/ld\+json")[^>]*>[^<]+/g) ?? []),
      ...(html.match(/modulepreload|rel="prefetch"/g) ?? []),
    ]);
    await ask('what is shared of it', () => metadataFaults(request, route, elementsIn(html)));
    await ask('every record of its lists', () => unlisted(route, html));
    await ask('links and anchors that lead somewhere', () => deadLinks(request, path, links));
    await ask('ways to call, to write and to the app', () => contactFaults(links));
  });

test('a text names an emergency only where one is spoken of, in Spanish while the line is answered in it', async ({
  request,
}) => {
  const textsOn = async (path: string) =>
    linksOf(elementsIn(await read(request, path)))
      .map(({ href }) => href)
      .filter((href) => href.startsWith('sms:'));
  // a public contract is written to by email
  for (const { path } of [government, capabilityStatement])
    expect.soft(await textsOn(path), path).toEqual([]);
  for (const { path } of [projects, privacy]) expect.soft(await textsOn(path), path).toEqual([textTo('')]);
  for (const { path } of [home, residential, commercial, contact, chillers])
    expect.soft(await textsOn(path), path).not.toEqual([]);
  for (const { path } of [residential, contact]) {
    const elements = elementsIn(await read(request, path), 'main');
    const lines = elements.filter((element) => readAttribute(element, 'lang') === 'es');
    // at a house it stands beside the number twice: first, and in the night
    expect.soft(lines.length, path).toBe(isSpanishSpoken ? (path === residential.path ? 2 : 1) : 0);
    for (const line of lines) {
      const links = linksOf(elementsOf(line));
      expect.soft(leads(links, spanish.call, phone), path).toBe(true);
      expect.soft(leads(links, spanish.text, textTo(company.emergencyTextSpanish)), path).toBe(true);
    }
  }
});

test('every page has the same ways in its header and foot, and each way keeps its cell of the bar', async ({
  request,
}) => {
  const lost = await request.get(missing);
  expect(lost.status()).toBe(404);
  const due = shellOf(await read(request, home.path));
  const cells = new Map<string, number>();
  for (const path of [...pages.map((page) => page.path), missing]) {
    const html = path === missing ? await lost.text() : await read(request, path);
    const { bar, ...parts } = shellOf(html);
    expect.soft(parts, path).toEqual({ header: due.header, footer: due.footer });
    expect.soft(bar[0], `the first cell on ${path}`).toBe('tel');
    bar.forEach((way, cell) => {
      expect.soft(cell, `${way} on ${path}`).toBe(cells.get(way) ?? cell);
      cells.set(way, cell);
    });
  }
  expect(due.header.length).toBeGreaterThan(4);
  expect(due.header.join()).toContain('dialog');
  expect(due.footer.join()).toMatch(/tel:.*mailto:.*\/privacy.*\/accessibility/);
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

const texts = new Map<string, Promise<string>>();

/** What the server answers, asked for once a worker. */
async function read(request: APIRequestContext, path: string): Promise<string> {
  const known = texts.get(path);
  if (known) return known;
  const text = request.get(path, again).then((response) => {
    if (response.status() !== 200) throw new Error(`${path} answers with ${response.status()}`);
    return response.text();
  });
  texts.set(path, text);
  return text;
}

async function metadataFaults(
  request: APIRequestContext,
  route: Route,
  elements: readonly Element[],
): Promise<string[]> {
  const { title, description, path, sheet } = route;
  const address = new URL(path, company.website).href;
  const tags = new Map(
    elements.map((element) => [
      readAttribute(element, 'property') ?? readAttribute(element, 'name'),
      readAttribute(element, 'content'),
    ]),
  );
  // what a list of results has room for
  const whole = `${title} | ${company.name}`;
  const heads = elements.filter(({ tagName }) => tagName === 'title').map(textOf);
  const alt = tags.get('og:image:alt') ?? '';
  const sitemap = await read(request, '/sitemap.xml');
  const picture = new URL(tags.get('og:image') ?? '');
  const response = await request.get(picture.pathname, again);
  const bytes = await response.body();
  const { width, height } = await sharp(bytes).metadata();
  const due: [what: string, is: unknown, due: unknown][] = [
    ['title', heads[0], whole.length > 70 ? title : whole],
    ['og:title', tags.get('og:title'), title],
    ['og:description', tags.get('og:description'), description],
    ['og:url', tags.get('og:url'), address],
    ['its line in the sitemap', sitemap.includes(`<loc>${address}</loc>`), true],
    // a list of results has no room for more
    ['a title of at most 64 letters', title.length <= 64, true],
    ['a description of at most 170', description.length <= 170, true],
    ['twitter:card', tags.get('twitter:card'), 'summary_large_image'],
    ['title and sheet in the words of the picture', alt.includes(title) && alt.includes(sheet), true],
    ['type of the picture', response.headers()['content-type'], tags.get('og:image:type')],
    ['size of the picture', `${width}×${height}`, '1200×630'],
    ['its size as it is told', `${tags.get('og:image:width')}×${tags.get('og:image:height')}`, '1200×630'],
    ['a picture under 100 kB', bytes.length <= 100_000, true],
    // search engines wait while records are samples
    ['robots', tags.has('robots'), company.sample],
    [
      'data of schema.org',
      elements.some((one) => readAttribute(one, 'type') === 'application/ld+json'),
      true,
    ],
  ];
  return due
    .filter(([, is, wanted]) => is !== wanted)
    .map(([what, is, wanted]) => `${what}: ${is}, not ${wanted}`);
}

async function deadLinks(
  request: APIRequestContext,
  path: string,
  links: readonly Link[],
): Promise<string[]> {
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

/** The number, the address and the app that every page offers: the app in header, menu and foot, all that opens a window of its own safely. */
function contactFaults(links: readonly Link[]): string[] {
  const hrefs = links.map(({ href }) => href);
  const apps = links.filter(({ href }) => href === company.appUrl);
  const texts = ['', company.emergencyText, company.emergencyTextSpanish].map(textTo);
  const isText = (href: string) =>
    texts.some((text) => decodeURIComponent(href) === decodeURIComponent(text));
  return [
    // a contracting officer is given a line of their own
    ...hrefs.filter(
      (href) => href.startsWith('tel:') && ![phone, `tel:${officer.phone.e164}`].includes(href),
    ),
    ...hrefs.filter((href) => href.startsWith('sms:') && !isText(href)),
    ...(hrefs.includes(phone) ? [] : ['no number to call']),
    ...(hrefs.includes(`mailto:${company.email}`) ? [] : ['no address for questions']),
    ...(apps.length === 3 && apps.every(({ target }) => target === '_blank')
      ? []
      : [`${apps.length} links to the app`]),
    ...links
      .filter(({ target, rel }) => target === '_blank' && !rel.split(' ').includes('noopener'))
      .map(({ href }) => `${href} without noopener`),
  ];
}

/** The link that starts a message to the office. */
function textTo(message: string): string {
  return `sms:${company.phone.e164}${message && `?&body=${message}`}`;
}

function leads(links: readonly Link[], name: string, due: string): boolean {
  return links.some((link) => link.name === name && decodeURIComponent(link.href) === due);
}

/** The links in header and foot by name and address, and the kinds of those in the bar of a phone. */
function shellOf(html: string): { header: string[]; footer: string[]; bar: string[] } {
  const named = (links: readonly Link[]) =>
    links
      .filter(({ href, isDialog }) => isDialog || !href.startsWith('#'))
      // the same page in another language is another one on each
      .filter(
        ({ href }) =>
          !others.some(({ paths }) => Object.values(paths ?? {}).some((path) => href.startsWith(path))),
      )
      .map(({ name, href, isDialog }) => `${name} ${isDialog ? 'dialog' : href}`);
  const bar = elementsIn(html).find(
    ({ tagName, attrs }) =>
      tagName === 'nav' &&
      attrs.some(({ name, value }) => name === 'aria-label' && value === shell.bar.label),
  ) as Element;
  return {
    header: named(linksOf(elementsIn(html, 'header'))),
    footer: named(linksOf(elementsIn(html, 'footer'))),
    bar: linksOf(elementsOf(bar)).map(({ href, isDialog }) =>
      isDialog ? 'dialog' : (href.match(/^\w+(?=:)|^#/)?.[0] ?? href),
    ),
  };
}
