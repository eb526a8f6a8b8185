// Zod reads the words; this pairs each module with the schema beside it.

import type { z } from 'zod';
import { fieldName, readBySchema } from './schema-faults.ts';

type Module = Record<string, unknown>;

const words = import.meta.glob<Module>(
  ['/content/{facts,pages,words}/*.ts', '/content/addresses/routes.ts', '!**/*.{schema,test}.ts'],
  { eager: true },
);
const rules = import.meta.glob<Rules>(
  ['/content/{facts,pages,words}/*.schema.ts', '/content/addresses/routes.schema.ts'],
  { eager: true },
);

/** Modules and their schemas by path: /content/pages/home.ts, /content/pages/home.schema.ts. */
type Modules = Record<string, Module>;
/** Without schemas it holds what others are put together from, such as content/words/blocks.schema.ts. */
type Rules = { schemas?: Record<string, z.ZodType> };

/** Faults of the sentences that are no records, each as `file: name.field: what is wrong; what to do`. */
export function findWordFaults(): string[] {
  return checkWords(words, rules);
}

/** Faults of the given modules by the schemas beside them. */
export function checkWords(modules: Modules, schemasBeside: Record<string, Rules>): string[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const file = path.slice(1);
    const schemas = schemasBeside[schemaPath(path)]?.schemas;
    if (!schemas)
      return needsSchema(file)
        ? [`${file}: schema: is missing; describe its words in ${schemaPath(file)}`]
        : [];
    return [
      ...unmatched(file, module, schemas),
      ...Object.entries(schemas)
        .filter(([name]) => name in module)
        .flatMap(([name, schema]) =>
          readBySchema(schema, module[name]).faults.map(
            ({ path: at, text }) => `${file}: ${fieldName([name, ...at])}: ${text}`,
          ),
        ),
    ];
  });
}

function schemaPath(path: string): string {
  return path.replace(/\.ts$/, '.schema.ts');
}

/** Every file of words has its schema; of the facts only those whose lines a page has room for. */
function needsSchema(file: string): boolean {
  return /content\/(pages|words)\//.test(file);
}

function unmatched(file: string, module: Module, schemas: Module): string[] {
  const undescribed = Object.keys(module).filter(
    (name) => !(name in schemas) && typeof module[name] !== 'function',
  );
  const gone = Object.keys(schemas).filter((name) => !(name in module));
  return [
    ...(needsSchema(file) ? undescribed : []).map(
      (name) => `${file}: ${name}: has no schema; describe it in ${schemaPath(file)}`,
    ),
    ...gone.map((name) => `${file}: ${name}: is gone; remove its schema too`),
  ];
}
