// Playwright runs the tests outside Vite: records come from the file that tools/content/write-records.ts wrote, and a picture
// is its file name alone.
import { readFileSync } from 'node:fs';

const records = JSON.parse(
  readFileSync(new URL('../../node_modules/.cache/records.json', import.meta.url), 'utf8'),
);

export function resolve(specifier, context, nextResolve) {
  if (!/^records?:/.test(specifier)) return nextResolve(specifier, context);
  return { url: specifier, format: 'module', shortCircuit: true };
}

export function load(url, context, nextLoad) {
  if (url.endsWith('?picture')) return moduleOf({ file: url });
  if (!/^records?:/.test(url)) return nextLoad(url, context);
  const [kind, path] = url.split(':');
  const [name, id = name] = path.split('/');
  return moduleOf(kind === 'records' ? records[name] : records[name].find((record) => record.id === id));
}

function moduleOf(value) {
  return { format: 'module', source: `export default ${JSON.stringify(value)};`, shortCircuit: true };
}
