import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { factTexts } from '../../content/facts/format-fact.ts';
import { nearest } from '../../content/facts/record-by-id.ts';
import { type ReadRecord, recordsOf } from '../../content/records/collection.ts';
import { camelCase, collections } from '../../content/records/collections.ts';
import { PictureFile } from '../../content/records/picture-fields.ts';
import type { Language } from '../../content/records/site.ts';
import { paginate } from '../../content/values/pagination.ts';
import { pictureQuery } from '../pictures/picture-plan.ts';
import type { Content } from './read-content.ts';
import { contentFolder, dayOf, pagesOff, recordsFolder, shownRecords } from './read-library.ts';
import { Template } from './sentences.ts';

/**
 * The code of a module of words, `words:home`, or of records; throws at what is not there.
 * - `records:company` exports the one record of a single sheet as `company`;
 * - `records:projects` exports a collection as `projects`: where records have a last day, those of today, and all as `allPositions`;
 * - `records:drawings/air-handler` has one record as its default, so that a page brings the browser only what it shows;
 * - `records:projects/1` exports the first of several pages, `records:projects/further` as `furtherPages` what loads the others.
 * A list imports its records, so that a browser fetches each once; `isWhole` puts them into it, which saves a build time.
 */
export function contentModule(
  specifier: string,
  content: Content,
  { root, isForBrowser, isWhole }: { root: string; isForBrowser: boolean; isWhole?: boolean },
): string {
  const [kind, name = '', part] = specifier.split(/[:/]/);
  if (kind === 'words') return moduleCode(wordsOf(name, content), root);
  if (name === 'mark') return moduleCode({ mark: markOf(root) }, root);
  const { library } = content;
  const collection = collections.find((one) => one.name === name);
  if (!collection) throw new Error(`There is no collection "${name}" in ${recordsFolder}/collections.ts`);
  const { hasPages, isSingle, lastDay, page, perPage } = collection;
  const key = camelCase(name);
  const every = library[name] ?? [];
  const listsCode = (lists: Record<string, readonly ReadRecord[]>) => {
    const names = new Map(
      [...new Set(Object.values(lists).flat())].map((record, index) => [record, `r${index}`]),
    );
    const head = isWhole
      ? moduleCode(Object.fromEntries([...names].map(([{ value }, own]) => [own, value])), root)
      : [...names].map(([{ value }, own]) => `import ${own} from 'records:${name}/${value.id}';`).join('\n');
    const exports = Object.entries(lists).map(
      ([list, records]) => `export const ${list} = [${records.map((record) => names.get(record))}];`,
    );
    return [head, ...exports].join('\n');
  };
  const shown = shownRecords(collection, every, dayOf(library));
  if (part === undefined && !isSingle)
    return listsCode({ [key]: shown, ...(lastDay && { [camelCase(`all-${name}`)]: every }) });
  const pages = perPage ? paginate(shown, perPage) : [];
  if (perPage && part === 'further') {
    const loaders = pages.slice(1).map((_, index) => `() => import('records:${name}/${index + 2}')`);
    return `export const furtherPages = [${loaders.join(',')}];`;
  }
  const records = pages[Number(part) - 1];
  if (records) return listsCode({ [key]: records });
  const one = every.find(({ value }) => value.id === (part ?? name));
  if (!one && page && pagesOff(library).includes(page)) return moduleCode({ [key]: undefined }, root);
  if (!one) throw new Error(`There is no record "${part}" in ${recordsFolder}/${name}`);
  const value = isForBrowser && hasPages ? { ...one.value, page: undefined } : one.value;
  return moduleCode({ [part ? 'default' : key]: value }, root);
}

/** Every module that there is. */
export function contentSpecifiers({ library, pieces }: Content): string[] {
  const ofRecords = collections.flatMap(({ name, isSingle, perPage }) => {
    const records = library[name] ?? [];
    const pages = perPage ? [...paginate(records, perPage).map((_, index) => index + 1), 'further'] : [];
    const parts = isSingle ? [] : [...records.map(({ value }) => value.id), ...pages];
    return [`records:${name}`, ...parts.map((part) => `records:${name}/${part}`)];
  });
  const ofWords = [...pieces.keys(), 'facts', 'language'].map((name) => `words:${name}`);
  return ['records:mark', ...ofRecords, ...ofWords];
}

function wordsOf(name: string, { library, pieces, scope }: Content): Readonly<Record<string, unknown>> {
  const { language } = scope;
  if (name === 'facts') return factTexts(scope);
  if (name === 'language') {
    const all = recordsOf<Language>(library, 'languages');
    return { here: all.find(({ id }) => id === language), others: all.filter(({ id }) => id !== language) };
  }
  const piece = pieces.get(name);
  if (piece) return piece.words;
  const remedy = nearest(name, [...pieces.keys()]);
  throw new Error(`There is no ${contentFolder}/words/${language}/${name}.yaml; ${remedy}`);
}

/** The one path of the company's mark; throws where its file has none, or more. */
export function markOf(root: string): string {
  const file = join(contentFolder, 'mark.svg');
  if (!existsSync(join(root, file)))
    throw new Error(`${file}: is missing; put the mark of the company there`);
  const [path, ...others] = readFileSync(join(root, file), 'utf8').matchAll(/<path[^>]*\sd="([^"]+)"/g);
  if (!path?.[1] || others.length)
    throw new Error(
      `${file}: has ${path ? 'several paths' : 'no path'}; join all shapes of the mark in one <path d="…">`,
    );
  if (!/^\s*m[\dmlhvcsqtaze\s.,+-]+$/i.test(path[1]))
    throw new Error(`${file}: has a path that draws nothing; export the mark again from a drawing program`);
  return path[1];
}

/** Writes plain data as the code of a module, each value under its name; a picture becomes an import of its sizes. */
export function moduleCode(exports: Readonly<Record<string, unknown>>, root: string): string {
  const imports = new Map<string, string>();
  const picture = (source: string) => {
    const name = imports.get(source) ?? `picture${imports.size}`;
    imports.set(source, name);
    return name;
  };
  const body = Object.entries(exports).map(([name, value]) => {
    const start = name === 'default' ? 'export default' : `export const ${name} =`;
    return `${start} ${valueCode(value, picture)};`;
  });
  const head = [...imports].map(
    ([source, name]) => `import ${name} from ${JSON.stringify(resolve(root, source))};`,
  );
  return [...head, ...body, ''].join('\n');
}

function valueCode(value: unknown, picture: (file: string) => string): string {
  const source = pictureSource(value);
  if (source !== null) return picture(source);
  if (value instanceof Template) return value.code;
  if (Array.isArray(value)) return `[${value.map((item) => valueCode(item, picture)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${valueCode(item, picture)}`).join(',')}}`;
  }
  if (typeof value === 'function') throw new Error('a function is no plain data');
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

function pictureSource(value: unknown): string | null {
  if (value instanceof PictureFile) return value.path + pictureQuery(value.treatment);
  const isEncoded = typeof value === 'object' && value !== null && 'sources' in value && 'file' in value;
  return isEncoded ? `${value.file}${'query' in value ? value.query : pictureQuery({})}` : null;
}
