import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fact } from '../../content/facts/format-fact.ts';
import { formatFact } from '../../content/facts/format-fact.ts';
import { type Content, readContent } from './read-content.ts';
import { contentFolder } from './read-library.ts';
import { namesAreListed, say } from './sentences.ts';

const head = `# Names that a sentence may use

A sentence in \`content/words/en/\` or in a record names a fact in braces, and the build writes its value there: \`Call {phone} by
{homeCallBy}.\` With a capital, \`{EmergencyAtHome}\`, the value begins with one. This list is written by \`npm run format\`; the
values are those of today. [Sentences](editing-content.md#change-a-sentence) says what else a sentence can do.
`;

/** Throws where the list is not that of the site's own records; another company's folder has none. */
export function checkFactsGuide(root: string): void {
  if (
    contentFolder === 'content' &&
    readFileSync(join(root, namesAreListed), 'utf8') !== factsGuide(readContent(root))
  )
    throw new Error(`${namesAreListed} is not of today; run npm run format`);
}

/** The text of docs/facts.md: every fact and every named sentence, with what it says today. */
export function factsGuide({ facts, scope }: Content): string {
  const groups = Object.entries(facts).map(([title, group]) =>
    section(
      title,
      Object.entries(group).map(([name, fact]) => [name, today(fact, scope.language), kindOf(fact)]),
    ),
  );
  const sentences = Object.entries(scope.sentences).map(([name, sentence]) => [
    name,
    String(say(sentence, scope) ?? 'nothing today'),
    'sentence',
  ]);
  return [head, ...groups, section('Sentences with a name', sentences)].join('\n');
}

function section(title: string, rows: readonly (readonly string[])[]): string {
  const lines = rows.map(([name, value, kind]) => `| \`${name}\` | ${value} | ${kind} |`);
  return [`## ${title}`, '', '| Name | Today | Kind |', '|---|---|---|', ...lines, ''].join('\n');
}

function today(fact: Fact, language: string): string {
  if (fact === null) return 'none';
  return typeof fact === 'boolean' ? String(fact) : formatFact(fact, language);
}

/** What a sentence can do with it. */
function kindOf(fact: Fact): string {
  if (fact === null) return 'left open: select';
  if (typeof fact === 'boolean') return 'true or false: select';
  if (typeof fact === 'string') return 'text';
  if ('count' in fact) return 'count: plural, number';
  if ('names' in fact || 'weekdays' in fact) return 'names: plural, number';
  if ('dollars' in fact) return 'dollars';
  if ('time' in fact) return 'time';
  if ('date' in fact) return 'date';
  if ('percent' in fact) return 'percent';
  return 'range' in fact ? 'range' : 'hours';
}
