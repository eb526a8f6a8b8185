import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { icon } from '#content/records/icon-field.ts';
import { controlIcons } from './icon-names.ts';

it('has a symbol for every meaning and no other, in the color of the text', () => {
  const sprite = readFileSync('src/ui/icons.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn.sort()).toEqual([...icon.options, ...controlIcons].sort());
  expect(sprite).not.toMatch(/stroke="(?!currentColor)/);
});

it('has no control icon that nothing asks for', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const source = files.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n');
  expect(controlIcons.filter((name) => !new RegExp(`['"]${name}['"]`).test(source))).toEqual([]);
});
