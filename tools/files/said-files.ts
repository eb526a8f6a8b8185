import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { parse } from 'yaml';

/** Letters and digits of a text from which on nobody else says it by chance. */
const telling = 20;

/** Records and modules of sentences; what stands at the head and foot of every page is no change of one. */
const mayBeSaid = /\.yaml$|^(?:facts|pages|words)\/(?!shell\.|machines\.).*(?<!\.schema|\.test)\.ts$/;

/**
 * Reads every sentence below content/ of `root` and returns a function that finds the files of which a page says one, by the
 * page's words as Markdown: nobody has to remember which page quotes which record.
 */
export function readSaidFiles(root: string): (words: string) => string[] {
  const said = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => mayBeSaid.test(file))
    .map((file) => {
      const path = join('content', file);
      const text = readFileSync(join(root, path), 'utf8');
      const strings = file.endsWith('.yaml') ? stringsIn(parse(text)) : stringsOfCode(path, text);
      return { path, pieces: strings.map(letters).filter(({ length }) => length >= telling) };
    });
  return (words) => {
    const page = letters(words);
    return said.filter(({ pieces }) => pieces.some((piece) => page.includes(piece))).map(({ path }) => path);
  };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Texts of a module, and the pieces between what its sentences quote. */
function stringsOfCode(file: string, code: string): string[] {
  const found: string[] = [];
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value);
    },
    TemplateElement({ value }) {
      found.push(value.cooked ?? '');
    },
  }).visit(parseSync(file, code).program);
  return found;
}

/** What is read of a text, without the addresses and signs that Markdown has between the words. */
function letters(text: string): string {
  return text.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]/gu, '');
}
