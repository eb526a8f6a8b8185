import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { checkPatched, patchStyles } from './csp-styles-plugin.ts';

const files = [
  'react-style-singleton/dist/es2015/singleton.js',
  'sonner/dist/index.mjs',
  '@radix-ui/react-select/dist/index.mjs',
].map((file) => fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url)));

it.each(files)('%s calls nothing that makes a style element, as it did when it was installed', (file) => {
  const source = readFileSync(file, 'utf8');
  expect(source).toMatch(/createElement\('style'\)|jsx\(\s*"style"/);
  const patched = patchStyles(source, file);
  expect(() => parseAst(patched)).not.toThrow();
  expect(patched).not.toMatch(
    /jsx\(\s*"style"|(?<!function )(__insertCSS|makeStyleTag|injectStyles|insertStyleTag)\(/,
  );
  // the text to replace is gone
  expect(() => patchStyles('export {}', file)).toThrow(/has changed.*csp-styles-plugin/s);
});

it('stops the build when a library arrives through another file', () => {
  expect(() => checkPatched(files)).not.toThrow();
  expect(() => checkPatched(['/x/node_modules/react/index.js'])).not.toThrow();
  expect(() => checkPatched(['/x/node_modules/sonner/dist/other.js'])).toThrow(/sonner.*is not in use/);
});
