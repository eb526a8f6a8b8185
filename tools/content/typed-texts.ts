import letters from '../../src/styles/fonts/letters.json' with { type: 'json' };
import type { Content } from './read-content.ts';
import { contentFolder, readTexts, recordsFolder } from './read-library.ts';
import { textsIn } from './record-faults.ts';
import { type Scope, say } from './sentences.ts';

// Linters find repeated code; that a figure in a sentence is a record's they cannot know.

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
  const folders = [recordsFolder, `${contentFolder}/words/${scope.language}`];
  const texts = folders.flatMap((folder) => [...readTexts(root, folder).texts]);
  return texts.flatMap(([file, text]) => repeatsIn(file, text, scope));
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

function standsIn(line: string, fact: string): boolean {
  if (/^\s*#/.test(line)) return false;
  const start = line.indexOf(fact);
  const rest = line.slice(start + fact.length);
  return start >= 0 && !/[\w{]/.test(line.charAt(start - 1)) && !/^(\w|[.,]\d)/.test(rest);
}

/** Keys of a keyboard and the letter ʻokina, which no font of ours draws: the visitor's own font does, and Typst sets a quotation mark. */
const borrowed = '←→ʻʼ\n';
const known = new Set(
  [...letters['Public Sans']].filter((letter) => letters.Archivo.includes(letter)).concat([...borrowed]),
);

/** Letters that neither pages nor pictures nor the statement can be set in, where they stand: other scripts than Latin, emoji. */
export function findForeignLetters(content: Pick<Content, 'sources' | 'pieces'>): string[] {
  return textsOf(content).flatMap(({ source, path, text }) => {
    const foreign = [...new Set(text)].filter((letter) => !known.has(letter)).join('');
    const fault = `has “${foreign}”, which the fonts do not draw; write it in Latin letters`;
    return foreign ? [source.describe({ path, text: fault })] : [];
  });
}

/** Letters of names alone, which the fonts of every page do not have: `nameCharacters` of generators/font-cuts.ts. */
const ofNames = /\p{M}|(?![áéíóúüñÁÉÍÓÚÜÑ×÷])[\u00c0-\u024f\u1e00-\u1eff]/u;

/** Whether somebody or something is called by letters that browsers fetch fonts of their own for. */
export function hasNameLetters(content: Pick<Content, 'sources' | 'pieces'>): boolean {
  return textsOf(content).some(({ text }) => ofNames.test(text));
}

function textsOf({ sources, pieces }: Pick<Content, 'sources' | 'pieces'>) {
  return [...sources.values(), ...[...pieces.values()].map(({ source }) => source)].flatMap((source) =>
    textsIn(source.value).map((one) => ({ source, ...one })),
  );
}
