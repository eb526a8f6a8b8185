// Playwright runs the tests outside Vite: the modules of records come from the file that tools/content/write-types.ts wrote,
// and a picture is its file name alone.
import { readFileSync } from 'node:fs';

const modules = JSON.parse(
  readFileSync(new URL('../../content/.schemas/content-modules.json', import.meta.url), 'utf8'),
);

export function resolve(specifier, context, nextResolve) {
  // a record has no place in the file system from which a picture could be looked for: it names the whole path
  if (!/^(records:|words:|\/)/.test(specifier)) return nextResolve(specifier, context);
  return { url: new URL(specifier, 'file:').href, format: 'module', shortCircuit: true };
}

export function load(url, context, nextLoad) {
  const source = isPicture(url)
    ? `export default ${JSON.stringify({ file: url.replace(/\?.*$/, '') })};`
    : modules[url];
  return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true };
}

function isPicture(url) {
  return /\?(.*&)?picture$/.test(url);
}
