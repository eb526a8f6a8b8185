import type { Library } from '../../content/records/collection.ts';
import { PictureFile } from '../../content/records/picture-fields.ts';
import { describeProblem, type ReadLibrary } from './read-library.ts';
import { type Said, type Scope, say } from './sentences.ts';
import type { Source } from './yaml-source.ts';

/** A value of a file of words: a sentence, a rule of a form, or a list or group of them. */
export type Word = Said | number | boolean | readonly Word[] | { readonly [key: string]: Word };

/** Says every sentence of a file; in a list, what has nothing to say is left out. */
export function sayAll(
  value: unknown,
  scope: Scope,
  place: Pick<Source, 'written'> & { report(path: PropertyKey[], text: string): void },
  path: PropertyKey[] = [],
): Word {
  if (typeof value === 'string') {
    try {
      return say(value, scope);
    } catch (error) {
      place.report(path, (error as Error).message);
      return '';
    }
  }
  if (Array.isArray(value))
    return value
      .map((item, index) => sayAll(item, scope, place, [...path, index]))
      .filter((item) => !isSilent(item));
  if (typeof value === 'object' && value !== null) {
    const [[name, item] = [], ...others] = Object.entries(value);
    // what YAML makes of an unquoted {phone}
    if (path.length && name && item === null && others.length === 0) {
      place.report(path, `begins with a brace; put the whole sentence in quotes: "{${name}} …"`);
      return '';
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, sayAll(item, scope, place, [...path, key])]),
    );
  }
  if (value === null) place.report(path, 'is empty; write the words, or take the line out');
  if (typeof value === 'number' && place.written(path) !== String(value))
    place.report(path, `is a number; put it in quotes: "${place.written(path)}"`);
  return value as Word;
}

function isSilent(word: Word): boolean {
  if (word === null) return true;
  return typeof word === 'object' && word.constructor === Object && Object.values(word).includes(null);
}

const silent = Symbol('silent');

/** The records with every name in their texts said, without the lines and records that have nothing to say; what has none is as it was written. */
export function sayRecords({ library, sources }: ReadLibrary, scope: Scope, faults: string[]): Library {
  const said = (value: unknown, file: string, path: PropertyKey[]): unknown => {
    if (typeof value === 'string' && value.includes('{')) {
      try {
        return say(value, scope) ?? silent;
      } catch (error) {
        faults.push(describeProblem({ file, path, text: (error as Error).message }, sources));
      }
    }
    if (Array.isArray(value))
      return value.map((item, index) => said(item, file, [...path, index])).filter((item) => item !== silent);
    if (typeof value !== 'object' || value === null || value instanceof PictureFile) return value;
    const fields = Object.entries(value).map(([key, item]) => [key, said(item, file, [...path, key])]);
    return fields.some(([, item]) => item === silent) ? silent : Object.fromEntries(fields);
  };
  return Object.fromEntries(
    Object.entries(library).map(([name, records]) => [
      name,
      records.flatMap(({ file, value }) => {
        const record = said(value, file, []);
        return record === silent ? [] : [{ file, value: record as { id: string } }];
      }),
    ]),
  );
}
