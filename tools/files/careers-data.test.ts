import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { recordPath } from '#content/addresses/record-path.ts';
import { positions } from '#content/records/positions/positions.ts';
import { careersData } from './careers-data.ts';

it('lists each open position with its pay, its days and its page', () => {
  const data = careersData();
  expect(data.positions.map(({ id, posted, openUntil }) => [id, posted, openUntil])).toEqual(
    positions.map(({ id, posted, openUntil }) => [id, posted, openUntil]),
  );
  expect(data.positions[0]?.payDollarsPerHour).toMatchObject({ min: positions[0]?.pay.min });
  expect(data.positions.map(({ page }) => new URL(page).pathname)).toEqual(
    positions.map(({ id }) => recordPath('position', id)),
  );
});

it('has every field described in docs/careers-data.md, and no other is', () => {
  const guide = readFileSync('docs/careers-data.md', 'utf8');
  const described = [...guide.matchAll(/^\| `([\w.[\]]+)`/gm)].map(([, field]) => field as string);
  expect(described.sort()).toEqual([...new Set(fieldsOf(careersData()))].sort());
});

/** `apply.email`, `positions[].title` … for every field that holds a value. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, `${path}[]`));
  if (value === null || typeof value !== 'object') return [path];
  return Object.entries(value).flatMap(([field, inner]) =>
    fieldsOf(inner, path ? `${path}.${field}` : field),
  );
}
