import { resolve } from 'node:path';
import { PictureFile } from '../../content/records/picture-file.ts';

/**
 * Writes values as the code of a module, each under its name; a picture in them becomes an import of its sizes, so that the
 * build encodes and names it as everywhere. Throws at a value that is no plain data.
 */
export function moduleCode(exports: Readonly<Record<string, unknown>>, root: string): string {
  const imports = new Map<string, string>();
  const picture = (file: string) => {
    const name = imports.get(file) ?? `picture${imports.size}`;
    imports.set(file, name);
    return name;
  };
  const body = Object.entries(exports).map(([name, value]) =>
    name === 'default'
      ? `export default ${valueCode(value, picture)};`
      : `export const ${name} = ${valueCode(value, picture)};`,
  );
  const head = [...imports].map(
    ([file, name]) => `import ${name} from ${JSON.stringify(`${resolve(root, file)}?picture`)};`,
  );
  return [...head, ...body, ''].join('\n');
}

function valueCode(value: unknown, picture: (file: string) => string): string {
  const file = pictureFile(value);
  if (file !== null) return picture(file);
  if (Array.isArray(value)) return `[${value.map((item) => valueCode(item, picture)).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, item]) => item !== undefined);
    return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${valueCode(item, picture)}`).join(',')}}`;
  }
  if (typeof value === 'function') throw new Error('a function is no plain data');
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

/** The source file of a picture, as a record names it or as a page gets it. */
function pictureFile(value: unknown): string | null {
  if (value instanceof PictureFile) return value.path;
  const isEncoded = typeof value === 'object' && value !== null && 'sources' in value && 'file' in value;
  return isEncoded ? String(value.file) : null;
}
