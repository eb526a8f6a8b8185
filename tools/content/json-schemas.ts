import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { collections } from '../../content/records/collections.ts';

/**
 * Writes what an editor reads to complete the fields of a record and to mark what is wrong, one file a collection, into
 * `content/.schemas`, which git ignores.
 */
export function writeJsonSchemas(root: string): void {
  const folder = join(root, 'content/.schemas');
  mkdirSync(folder, { recursive: true });
  for (const { name, noun, schema } of collections) {
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...described, title: noun }));
  }
}

/** Part of `npm run dev` and `npm run format`. */
export function main(): void {
  writeJsonSchemas(resolve('.'));
}
