import {
  careersJson,
  contactFile,
  type Route,
  routes,
  statementJson,
  statementPdf,
} from '#content/addresses/routes.ts';
import { company } from '#content/records/company/company.ts';
import { machineWords as words } from '#content/words/machines.ts';
import { shell } from '#content/words/shell.ts';
import type { DescribedPage } from '#tools/pages/described-page.ts';
import { wordsPath } from '#tools/pages/page-words.ts';
import { absolute } from '#tools/structured-data/addresses.ts';

/** What a program may leave out when it has little room. */
const optional: readonly Route[] = [routes.privacy, routes.accessibility];

/** `/llms.txt`: the site as a list of its pages' words and files, in the form of https://llmstxt.org. */
export function llmsText(pages: readonly DescribedPage[]): string {
  const line = (name: string, path: string, description?: string) =>
    `- [${name}](${absolute(path)})${description ? `: ${description}` : ''}`;
  const lineOf = (route: Route) => line(route.title, wordsPath(route), route.description);
  const listed = pages.map(({ route }) => route);
  return [
    `# ${company.name}`,
    `> ${shell.footer.about}`,
    `${words.note}${company.sample ? ` ${shell.footer.sample}` : ''}`,
    section(words.pages, listed.filter((route) => !optional.includes(route)).map(lineOf)),
    section(words.files, [
      line(words.statement, statementPdf),
      line(words.statementData, statementJson),
      line(words.careers, careersJson),
      line(words.contact, contactFile),
    ]),
    section(words.optional, optional.map(lineOf)),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function section(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.join('\n')}`;
}
