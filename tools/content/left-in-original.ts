// What a page shows is known when it is drawn: no rule on files could say which records a language needs.

import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { collections } from '../../content/records/collections.ts';
import { contentFaults } from './content-faults.ts';
import { type Content, readContent } from './read-content.ts';
import { contentFolder, original } from './read-library.ts';
import { fieldName, textsIn } from './record-faults.ts';
import { translatedFields } from './translation.ts';

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
  const ofRecords = collections.flatMap(({ name, schema, isSingle }) =>
    (library[name] ?? []).flatMap(({ value }) =>
      translatedFields(schema, value).flatMap(({ path, text }) => {
        const field = fieldName(isSingle ? path : [value.id, ...path]);
        const isSaid = said.has(`records/${name}: ${field}`);
        return isSaid ? [] : [{ place: `${folder}/records/${name}.yaml: ${field}`, text }];
      }),
    ),
  );
  const ofWords = [...pieces]
    .filter(([name]) => own.pieces.get(name)?.source.file.startsWith(`${folder}/`) !== true)
    .flatMap(([name, { words }]) =>
      textsIn(words).map(({ path, text }) => ({ place: `${folder}/${name}.yaml: ${fieldName(path)}`, text })),
    );
  // a word alone may be one of this language too; names and labels, of which files of words have many, are short
  const wordsIn = ({ text }: { text: string }) => text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return [...ofRecords.filter((one) => wordsIn(one) > 1), ...ofWords.filter((one) => wordsIn(one) > 3)];
}

/** What a page says to eyes and ears, as HTML has it: its texts and the values of its attributes. */
function wordsOf(html: string): string {
  const shown = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '');
  const attributes = [...shown.matchAll(/ (?:alt|aria-label|content|title|placeholder|href)="([^"]*)"/g)];
  return [shown.replace(/<[^>]*>/g, ''), ...attributes.map(([, value]) => value)].join('\n');
}
