import { readFileSync } from 'node:fs';

/** The types of schema.org, each with every property that it may have. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

/** For tests: reads schema.org's vocabulary from the declarations of `schema-dts`, which Google makes from its releases. */
export function readVocabulary(file = 'node_modules/schema-dts/dist/schema.d.ts'): Vocabulary {
  const bases = new Map<string, { above: string[]; own: string[]; type: string | undefined }>();
  const blocks = readFileSync(file, 'utf8').matchAll(
    /^(?:export )?interface (\w+)(?: extends ([\w, <>]+))? \{\n([\s\S]*?)^\}/gm,
  );
  for (const [, name = '', above = '', body = ''] of blocks)
    bases.set(name, {
      above: above.split(/,\s*/).filter(Boolean),
      own: [...body.matchAll(/^ {4}"([\w-]+)"\??:/gm)].map(([, property]) => property as string),
      type: /"@type": "(\w+)"/.exec(body)?.[1],
    });
  const propertiesOf = (name: string): string[] => {
    const base = bases.get(name);
    return base ? [...base.own, ...base.above.flatMap(propertiesOf)] : [];
  };
  return new Map(
    [...bases].flatMap(([name, { type }]) => (type ? [[type, new Set(propertiesOf(name))] as const] : [])),
  );
}

/** What of `data` schema.org does not know, each with its path, such as `@graph[0].geo: Place has no property "latitud"`. */
export function foreignTo(vocabulary: Vocabulary, data: unknown, path = ''): string[] {
  if (Array.isArray(data))
    return data.flatMap((one, index) => foreignTo(vocabulary, one, `${path}[${index}]`));
  if (typeof data !== 'object' || data === null) return [];
  const type = '@type' in data ? String(data['@type']) : undefined;
  const known = type === undefined ? undefined : vocabulary.get(type);
  const here = type !== undefined && !known ? [`${path}: there is no type "${type}"`] : [];
  return [
    ...here,
    ...Object.entries(data).flatMap(([name, value]) => [
      ...(known && !name.startsWith('@') && !known.has(name)
        ? [`${path}: ${type} has no property "${name}"`]
        : []),
      ...foreignTo(vocabulary, value, path ? `${path}.${name}` : name),
    ]),
  ];
}
