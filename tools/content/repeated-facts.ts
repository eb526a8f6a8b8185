// Linters find repeated code; that a figure in a sentence is a record's they cannot know.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from './read-library.ts';
import { type Scope, say } from './sentences.ts';

/** What cannot mean anything else, whoever the company is, by name with the record that says it. */
const everywhere = {
  phone: 'company',
  email: 'company',
  nightVisit: 'promises',
  homeCounties: 'service-area',
};
/** Promises and prices: in a sentence they cannot mean anything else, in a record "8:00 AM" may be when a class begins. */
const inSentences = [
  'emergencyLine',
  'emergencyHours',
  'quoteReply',
  'careersReply',
  'homeCallBy',
  'homeArriveBy',
  'technicianRate',
  'helperRate',
  'governmentRate',
];

/** Facts that are typed a second time in the files of a company's folder, each as `file:line:1: what; what to do`. */
export function findRepeatedFacts(root: string, scope: Scope): string[] {
  return readdirSync(join(root, contentFolder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        name.endsWith('.yaml') &&
        (name.startsWith('records/') || name.startsWith(`words/${scope.language}/`)),
    )
    .flatMap((name) => {
      const file = `${contentFolder}/${name}`;
      return repeatsIn(file, readFileSync(join(root, file), 'utf8'), scope);
    });
}

/** Where the lines of one file say a fact in the place of its name. */
export function repeatsIn(file: string, text: string, scope: Scope): string[] {
  const names = [...Object.keys(everywhere), ...(file.includes('/records/') ? [] : inSentences)];
  const facts = names
    .filter((name) => !file.endsWith(`/records/${everywhere[name as keyof typeof everywhere]}.yaml`))
    // one county alone is a name like any other
    .filter((name) => name !== 'homeCounties' || say('{homeCounties, plural, one {} other {some}}', scope))
    .map((name) => ({ name, said: String(say(`{${name}}`, scope)) }));
  return text
    .split('\n')
    .flatMap((line, index) =>
      facts
        .filter(({ said }) => standsIn(line, said))
        .map(({ name, said }) => `${file}:${index + 1}:1: "${said}" is typed; write {${name}}`),
    );
}

/** Whether the line holds the fact as a word of its own, outside a comment. */
function standsIn(line: string, fact: string): boolean {
  if (/^\s*#/.test(line)) return false;
  const start = line.indexOf(fact);
  const rest = line.slice(start + fact.length);
  return start >= 0 && !/[\w{]/.test(line.charAt(start - 1)) && !/^(\w|[.,]\d)/.test(rest);
}
