// Playwright runs the tests outside Vite: records come from the file that tools/content/write-records.ts wrote, and a picture
// is its file name alone.
import { readFileSync } from 'node:fs';

const { every, shown } = JSON.parse(
  readFileSync(new URL('../../node_modules/.cache/records.json', import.meta.url), 'utf8'),
);

export function resolve(specifier, context, nextResolve) {
  if (!/^(every-)?records?:/.test(specifier)) return nextResolve(specifier, context);
  return { url: specifier, format: 'module', shortCircuit: true };
}

export function load(url, context, nextLoad) {
  if (url.endsWith('?picture')) return moduleOf({ file: url });
  if (!/^(every-)?records?:/.test(url)) return nextLoad(url, context);
  const [kind, path] = url.split(':');
  const [name, id = name] = path.split('/');
  if (kind === 'every-record') return moduleOf(every[name]);
  return moduleOf(kind === 'records' ? shown[name] : every[name].find((record) => record.id === id));
}

function moduleOf(value) {
  return { format: 'module', source: `export default ${JSON.stringify(value)};`, shortCircuit: true };
}
