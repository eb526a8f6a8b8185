import { type DOMNode, HtmlElement, Parser, StaticConfigLoader, TextNode } from 'html-validate';
import { recordRoutes } from '#content/addresses/record-routes.ts';
import { notFoundRoute, type RouteName, routes } from '#content/addresses/routes.ts';
import { readingGrade, sentencesOf, wordsOf } from './reading-grade.ts';

/** The highest grade that the readers of a page are asked for; the other pages are reported only. */
const limits: Partial<Record<RouteName, number>> = {
  government: 12,
  residential: 9,
  training: 9,
  careers: 9,
};

/** Part of `npm run check`: prints the reading grade of each page, and stops at one that is too hard for its readers. */
export async function checkReadability(): Promise<void> {
  const { render } = await import('#src/entry-prerender.tsx');
  const pages: [name: string, page: { path: string }][] = [
    ...Object.entries({ ...routes, notFound: notFoundRoute }),
    // the page of a job or program asks for no more than the page that lists it; projects may be many
    ...recordRoutes
      .filter(({ name }) => name !== 'project')
      .map((route): [string, { path: string }] => [String(route.parent), route]),
  ];
  const faults: string[] = [];
  console.log('Flesch–Kincaid grade of the running text');
  for (const [name, { path }] of pages) {
    const paragraphs = await runningText(await render(path));
    if (paragraphs.length === 0) {
      console.log(row(path, '–', '', 'no sentences'));
      continue;
    }
    const grade = readingGrade(paragraphs);
    const limit = limits[name as RouteName];
    const words = paragraphs.flatMap(wordsOf).length;
    console.log(row(path, grade.toFixed(1), limit === undefined ? '' : `at most ${limit}`, `${words} words`));
    if (limit !== undefined && grade > limit)
      faults.push(`${path}: grade ${grade.toFixed(1)}, at most ${limit}; shorten "${longest(paragraphs)}"`);
  }
  if (faults.length) throw new Error(`Too hard to read\n${faults.join('\n')}`);
}

/** Entry point of the command. */
export async function main(): Promise<void> {
  await checkReadability();
}

/** Paragraphs, list items and quotations of a page's `<main>`, without what only names something. */
export async function runningText(html: string): Promise<string[]> {
  const config = await new StaticConfigLoader().getConfigFor('page.html');
  const page = new Parser(config).parseHtml(html).querySelector('main');
  if (!page) throw new Error('The page has no <main>');
  const found: string[] = [];
  collect(page, null, found);
  return found
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => wordsOf(text).length > labelWords);
}

/** A paragraph of up to so many words is a label: "an hour", "Palm Beach", "Name to be supplied". */
const labelWords = 4;
const running = ['p', 'li', 'blockquote'];
/** Headings, tables, forms and whatever else is not read as sentences. */
const skipped = 'h1 h2 h3 h4 h5 h6 table dl nav form button label figcaption svg script style'.split(' ');

/** Adds the texts below `node` to `found`; `block` collects the one that the node stands in. */
function collect(node: DOMNode, block: string[] | null, found: string[]): void {
  for (const child of node.childNodes) {
    if (child instanceof TextNode) block?.push(decode(child.textContent));
    if (!(child instanceof HtmlElement) || skipped.includes(child.tagName)) continue;
    if (child.getAttributeValue('aria-hidden') === 'true') continue;
    if (!running.includes(child.tagName)) {
      collect(child, block, found);
      continue;
    }
    const own: string[] = [];
    collect(child, own, found);
    // spans side by side are words of their own
    found.push(own.join(' '));
  }
}

function decode(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}

function longest(paragraphs: readonly string[]): string {
  const [first] = paragraphs.flatMap(sentencesOf).sort((a, b) => wordsOf(b).length - wordsOf(a).length);
  return String(first);
}

function row(path: string, grade: string, limit: string, words: string): string {
  return `  ${path.padEnd(22)}${grade.padStart(5)}  ${limit.padEnd(12)}${words.padStart(12)}`;
}
