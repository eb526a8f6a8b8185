// What a page shows is known when it is drawn: no rule on files could say which records a language needs.

import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { contentFaults } from './content-faults.ts';
import { type Content, readContent } from './read-content.ts';
import { contentFolder, original } from './read-library.ts';
import { fieldName, textsIn } from './record-faults.ts';
import { recordWords } from './translation.ts';

/** Stops the build where a page of a language shows a sentence of the original: `own` is what the language says, `files` are its pages. */
export async function refuseOriginal(root: string, own: Content, files: readonly string[]): Promise<void> {
  const left = leftInOriginal(readContent(root, original), own).map((one) => ({
    ...one,
    html: renderToStaticMarkup(one.text),
  }));
  const faults = new Map<string, string>();
  for (const file of files) {
    const shown = wordsOf(await readFile(file, 'utf8'));
    for (const { place, text, html } of left)
      if (shown.includes(html))
        faults.set(place, `${place}: is missing, and ${file} shows “${text}”; say it in this language`);
  }
  if (faults.size) throw contentFaults([...faults.values()]);
}

function leftInOriginal({ library, pieces }: Content, own: Content) {
  const folder = `${contentFolder}/words/${own.scope.language}`;
  const said = new Set(own.pairs.map(({ piece, path }) => `${piece}: ${fieldName(path)}`));
  const isLent = (name: string) => own.pieces.get(name)?.source.file.startsWith(`${folder}/`) !== true;
  const textsOf = (piece: string, value: unknown, leastWords: number) =>
    textsIn(value).flatMap(({ path, text }) => {
      const field = fieldName(path);
      const words = text.match(/\p{L}{2,}/gu) ?? [];
      const isLeft = !said.has(`${piece}: ${field}`) && words.length >= leastWords;
      return isLeft ? [{ place: `${folder}/${piece}.yaml: ${field}`, text }] : [];
    });
  // a word alone may be one of this language too; names and labels, of which files of words have many, are short
  return [
    ...recordWords(library).flatMap(([piece, { value }]) => textsOf(piece, value, 2)),
    ...[...pieces].flatMap(([name, { words }]) => (isLent(name) ? textsOf(name, words, 4) : [])),
  ];
}

function wordsOf(html: string): string {
  const shown = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
  const attributes = [...shown.matchAll(/ (?:alt|aria-label|content|title|placeholder|href)="([^"]*)"/g)];
  return [shown.replace(/<[^>]*>/g, ''), ...attributes.map(([, value]) => value)].join('\n');
}
