import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

it('defines every element of our own that a component may write', async () => {
  const define = vi.fn();
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('customElements', { define });
  const { defineElements } = await import('./define-elements.ts');
  defineElements();
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readFileSync(join('src', path), 'utf8'))
    .join('');
  const written = [...code.matchAll(/interface IntrinsicElements \{([^}]*)\}/g)].flatMap(([, body = '']) =>
    [...body.matchAll(/'([a-z]+-[a-z-]+)':/g)].map(([, name]) => name),
  );
  expect(define.mock.calls.map(([name]) => name).sort()).toEqual(written.sort());
  expect(written).not.toEqual([]);
});
