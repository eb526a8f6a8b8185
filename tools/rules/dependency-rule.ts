import { importsOf } from './imports.ts';

/** Which parts of the site a part may import from, besides itself; for a page, itself is its own folder. */
export const allowed: Record<string, readonly string[]> = {
  content: [],
  'src/lib': ['content'],
  'src/typography': ['content'],
  'src/ui': ['content', 'src/lib', 'src/typography'],
  'src/components': ['content', 'src/lib', 'src/typography', 'src/ui'],
  'src/layout': ['content', 'src/lib', 'src/typography', 'src/ui', 'src/components'],
  'src/pages': ['content', 'src/lib', 'src/typography', 'src/ui', 'src/components'],
};

/** Imports of `file` from a part above or beside its own. */
export function layerFaults(file: string, code: string): string[] {
  const own = partOf(file);
  const below = allowed[own.replace(/^src\/pages\/.*/, 'src/pages')] ?? [];
  return importsOf(file, code)
    .filter(({ path }) => /^(content|src|tools|tests|lab)\//.test(path))
    .filter(({ path }) => ![own, ...below].includes(partOf(path)))
    .map(({ path }) => `${file} imports ${path}; ${own} must not import ${partOf(path)}`);
}

/** The part of the site that a path belongs to, such as `content`, `src/ui` or `src/pages/home`. */
function partOf(path: string): string {
  const [top = '', folder = '', page = ''] = path.split('/');
  if (top !== 'src') return top;
  if (folder === 'pages') return `src/pages/${page}`;
  return folder.includes('.') ? 'src' : `src/${folder}`;
}

/** What the code under `src` would bring to the browser though it belongs to the build: Zod or a tool, however far behind. */
export function browserFaults(texts: Record<string, string>): string[] {
  const seen = new Set<string>();
  const follow = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    return importsOf(file, texts[file] as string)
      .filter(({ isType }) => !isType)
      .flatMap(({ path }) => {
        if (path === 'zod' || path.startsWith('tools/'))
          return `${file} imports ${path}; what reaches the browser must not`;
        return path in texts ? follow(path) : [];
      });
  };
  return Object.keys(texts)
    .filter((file) => file.startsWith('src/'))
    .flatMap(follow);
}
