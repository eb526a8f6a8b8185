import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { icon } from '#content/records/icon-field.ts';
import { FormField } from './field.tsx';
import { controlIcons } from './icon-names.ts';
import { capDensity } from './picture.tsx';

it('has a symbol for every meaning and no other, in the color of the text', () => {
  const sprite = readFileSync('src/ui/icons.svg', 'utf8');
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn.sort()).toEqual([...icon.options, ...controlIcons].sort());
  expect(sprite).not.toMatch(/stroke="(?!currentColor)/);
});

it('refuses a size of a picture that it cannot read, and an empty value by the name of its dropdown', () => {
  expect(capDensity('320px')).toBe('(resolution > 2.5dppx) 213.4px, 320px');
  expect(() => capDensity('(width < 768px) calc(50vw - 8px)')).toThrow(/is no size of a picture/);
  const level = {
    type: 'choice',
    label: 'Level',
    placeholder: '?',
    options: [{ value: '', label: 'None' }],
  } as const;
  expect(() => renderToString(<FormField of={{ fields: { level } }} name="level" />)).toThrow(
    /"Level".*empty value/,
  );
});
