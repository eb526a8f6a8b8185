import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src/ui').filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'));
const examples = files.filter((name) => name.endsWith('.examples.tsx'));
const parts = files.filter((name) => !examples.includes(name));

/** Parts that are never seen without another one, whose examples show them. */
const inner: Record<string, string> = {
  'dialog-head.tsx': 'dialog.tsx',
  'field-cloud.tsx': 'field.tsx',
  'select-listbox.tsx': 'select.tsx',
  'tooltip-anchor.tsx': 'tooltip-host.tsx',
  'tooltip.tsx': 'tooltip-host.tsx',
};

it.each(parts)('%s is shown in the gallery', (part) => {
  expect(examples).toContain((inner[part] ?? part).replace('.tsx', '.examples.tsx'));
});

it('names no part and no examples of a part that is gone', () => {
  const named = [...Object.entries(inner).flat(), ...examples.map((name) => name.replace('.examples', ''))];
  expect(named.filter((name) => !parts.includes(name))).toEqual([]);
});
