import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Collection } from '../../content/records/collection.ts';
import { collections } from '../../content/records/collections.ts';
import { recordsFolder } from './read-library.ts';

/** What an editor reads to complete the fields of a record and to mark what is wrong: one file a collection. */
export function jsonSchema({ schema, noun }: Collection): string {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' });
  return `${JSON.stringify({ ...described, title: noun }, null, 2)}\n`;
}

const fileOf = ({ name }: Collection) => `${recordsFolder}/${name}/schema.json`;

/** Part of `npm run format`: writes every collection's `schema.json` anew. */
export function main(): void {
  for (const collection of collections) writeFileSync(fileOf(collection), jsonSchema(collection));
}

/** Collections whose editor help is not what their schema says, each as `file: what is wrong; what to do`. */
export function staleSchemas(root: string): string[] {
  return collections
    .filter((collection) => readIfThere(join(root, fileOf(collection))) !== jsonSchema(collection))
    .map(
      (collection) => `${fileOf(collection)}: schema: differs from schema.ts beside it; run npm run format`,
    );
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
