import { resolve } from 'node:path';
import { PictureFile } from '../../content/records/picture-fields.ts';
import { pictureQuery } from '../pictures/picture-query.ts';
import { Template } from './sentences.ts';

/**
 * Writes values as the code of a module, each under its name; a picture in them becomes an import of its sizes, so that the
 * build encodes and names it as everywhere. Throws at a value that is no plain data.
 */
export function moduleCode(exports: Readonly<Record<string, unknown>>, root: string): string {
  const imports = new Map<string, string>();
  const picture = (source: string) => {
    const name = imports.get(source) ?? `picture${imports.size}`;
    imports.set(source, name);
    return name;
  };
  const body = Object.entries(exports).map(([name, value]) =>
    name === 'default'
      ? `export default ${valueCode(value, picture)};`
      : `export const ${name} = ${valueCode(value, picture)};`,
  );
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

/** The source of a picture and how it is asked for, as a record names it or as a page gets it. */
function pictureSource(value: unknown): string | null {
  if (value instanceof PictureFile) return value.path + pictureQuery(value.treatment);
  const isEncoded = typeof value === 'object' && value !== null && 'sources' in value && 'file' in value;
  return isEncoded ? `${value.file}${'query' in value ? value.query : pictureQuery({})}` : null;
}
