import { readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sentencePairs } from './read-content.ts';
import { contentFolder, original } from './read-library.ts';
import { fieldName } from './record-faults.ts';
import { digestOf, type ReadFrom, readFrom, readFromFile } from './translation.ts';

/** `npm run translated -- es home`: notes that the sentences of a file, or of all, were read against the original as it is now. */
export function main([language = '', ...pieces]: readonly string[]): void {
  const root = resolve('.');
  const known = readdirSync(join(root, contentFolder, 'words')).filter((one) => one !== original);
  if (!known.includes(language))
    throw new Error(
      `Name a language: npm run translated -- ${known.join(' | ') || '(there is none)'} [file of words …]`,
    );
  const pairs = sentencePairs(root, language);
  const stray = pieces.filter((piece) => !pairs.some((pair) => pair.piece === piece));
  if (stray.length)
    throw new Error(`${stray.join(', ')}: no such file of words; write one as home or records/positions`);
  const before = readFrom(root, language);
  const now: Record<string, Record<string, string>> = {};
  for (const { piece, path, english } of pairs) {
    const field = fieldName(path);
    const isRead = pieces.length === 0 || pieces.includes(piece);
    const digest = isRead ? digestOf(english) : before[piece]?.[field];
    if (digest) now[piece] = { ...now[piece], [field]: digest };
  }
  writeFileSync(join(root, readFromFile(language)), `${JSON.stringify(sorted(now), null, 2)}\n`);
}

const sorted = (all: ReadFrom): ReadFrom =>
  Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
