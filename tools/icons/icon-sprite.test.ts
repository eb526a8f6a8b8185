import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { controlIcons, iconNames } from '#src/ui/icon-names.ts';
import { drawSprite } from './icon-sprite.ts';

it('holds one symbol for every meaning, in the color of the text', async () => {
  const { svg, fileName } = await drawSprite('node_modules/lucide-static/icons');
  for (const name of Object.keys(iconNames)) expect(svg).toContain(`<symbol id="${name}"`);
  expect(svg).not.toMatch(/stroke="(?!currentColor)/);
  expect(fileName).toMatch(/^assets\/icons\.[0-9a-f]{10}\.svg$/);
});

it('names the meaning whose drawing is missing', async () => {
  await expect(drawSprite('no-such-folder')).rejects.toThrow(/Icon "[\w-]+".*src\/ui\/icon-names\.ts/);
});

it('holds no control icon that nothing asks for', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  const source = files.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n');
  const unused = Object.keys(controlIcons).filter((name) => !new RegExp(`['"]${name}['"]`).test(source));
  expect(unused).toEqual([]);
});
