import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Which folders the files of a folder may import from; the folder itself is always allowed. */
const allowed: Record<string, string[]> = {
  content: ['content'],
  'src/typography': ['content', 'src/typography'],
  'src/lib': ['content', 'src/lib'],
  'src/ui': ['content', 'src/lib', 'src/ui'],
  'src/components': ['content', 'src/lib', 'src/ui', 'src/components'],
  'src/layout': ['content', 'src/lib', 'src/ui', 'src/components', 'src/layout'],
  'src/pages': ['content', 'src/lib', 'src/ui', 'src/components'],
};

describe.each(Object.entries(allowed))('%s', (folder, targets) => {
  it.each(sources(folder))('%s imports only from below', (file) => {
    const faults = imports(file).filter((path) => !targets.some((target) => path.startsWith(`${target}/`)));
    expect(faults).toEqual([]);
  });
});

describe('the browser', () => {
  it.each(sources('src'))('%s brings it neither Zod nor a tool', (file) => {
    const code = readFileSync(file, 'utf8');
    expect(code).not.toMatch(/from 'zod'|#tools\//);
    expect(code).not.toMatch(/import (?!type)[^;]*#content\/schema/);
  });
});

/** The project's own files that `file` imports through `#`. */
function imports(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/from '#([^']+)'|import\('#([^']+)'\)/g)].map(
    ([, fixed, lazy]) => (fixed ?? lazy) as string,
  );
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|examples)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
