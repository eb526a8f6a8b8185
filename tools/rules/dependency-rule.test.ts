import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { allowed, browserFaults, layerFaults } from './dependency-rule.ts';

const texts = Object.fromEntries(
  ['content', 'src'].flatMap(sourcesIn).map((file) => [file, readFileSync(file, 'utf8')]),
);

it.each(Object.keys(allowed))('%s imports only from below', (folder) => {
  const files = Object.entries(texts).filter(([file]) => file.startsWith(`${folder}/`));
  expect(files).not.toEqual([]);
  expect(files.flatMap(([file, code]) => layerFaults(file, code))).toEqual([]);
});

it('the browser gets neither Zod nor a tool', () => {
  expect(browserFaults(texts)).toEqual([]);
});

describe('the rule', () => {
  const button = 'content/trades/controls.ts imports src/ui/button.tsx; content must not import src/ui';

  it.each([
    ["import { Button } from '../../src/ui/button.tsx';"],
    ["import type { Button } from '#src/ui/button.tsx';"],
    ["export * from '../../src/ui/button.tsx';"],
    ["export { Button } from '#src/ui/button.tsx';"],
    ["const button = import('../../src/ui/button.tsx');"],
    ["type Button = import('#src/ui/button.tsx').Button;"],
  ])('refuses to let content say %s', (code) => {
    expect(layerFaults('content/trades/controls.ts', code)).toEqual([button]);
  });

  it('refuses one page from another, and allows a page its own parts', () => {
    const code = [
      "import { Hero } from '../home/hero-section.tsx';",
      "import { Card } from './member-card.tsx';",
      "import { Button } from '#src/ui/button.tsx';",
    ].join('\n');
    expect(layerFaults('src/pages/team/team-page.tsx', code)).toEqual([
      'src/pages/team/team-page.tsx imports src/pages/home/hero-section.tsx; src/pages/team must not import src/pages/home',
    ]);
  });

  it('reads code, not words: what a text or a comment says is no import', () => {
    const code =
      "// from '../src/ui/button.tsx'\nexport const advice = `import x from '#src/ui/button.tsx'`;";
    expect(layerFaults('content/advice.ts', code)).toEqual([]);
  });

  it('finds Zod behind a record, and lets a type pass', () => {
    const record = "import { z } from 'zod';";
    const browser = (code: string) => browserFaults({ 'src/a.ts': code, 'content/b.ts': record });
    expect(browser("import type { B } from '#content/b.ts';")).toEqual([]);
    expect(browser("import { b } from '../content/b.ts';")).toEqual([
      'content/b.ts imports zod; what reaches the browser must not',
    ]);
  });
});

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|examples|d)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
