import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import type { Route } from '#content/addresses/routes.ts';
import { licenseShort } from '#content/facts/identity.ts';
import { company } from '#content/records/company/company.ts';
import { machineWords } from '#content/words/machines.ts';
import { shell } from '#content/words/shell.ts';
import { absolute } from '#tools/structured-data/addresses.ts';
import { type HtmlNode, wordsOf } from './words-of.ts';

const toMarkdown = (path: string) =>
  unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree) => wordsOf(tree as HtmlNode, path))
    .use(rehypeRemark)
    .use(remarkGfm)
    .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_' });

/** Where a page's words lie: the address of the page with `.md`. */
export function wordsPath({ path }: Pick<Route, 'path'>): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** The words of a page as Markdown, from its prerendered `html`: without menus, forms and what is for the eye alone. */
export async function pageWords(route: Route, html: string): Promise<string> {
  const { title, description, path, sheet } = route;
  const head = stringify({ title, description, url: absolute(path), sheet }, { lineWidth: 0 });
  const words = String(await toMarkdown(path).process(html)).trim();
  // the license stands wherever the company advertises: s. 489.119(5)(b), Florida Statutes
  const foot = [`${company.name}. ${licenseShort}. ${company.phone.display}, ${company.email}.`];
  if (company.sample) foot.push(shell.footer.sample);
  foot.push(`[${machineWords.allPages}](${absolute('/llms.txt')})`);
  return `---\n${head}---\n\n${words}\n\n---\n\n${foot.join('\n\n')}\n`;
}
