import type { z } from 'zod';

/** What is wrong with one value by its schema, each as `field: what is wrong; what to do`. */
export function faultsOf(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value, { error: remedy });
  if (result.success) return [];
  return result.error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return `${fieldName(issue.path)}: ${issue.message}`;
    const known = Object.keys(shapeAt(schema, issue.path));
    return issue.keys.map((key) => `${fieldName([...issue.path, key])}: ${misspelled(key, known)}`);
  });
}

/** The words for rules that carry none of their own in content/schema.ts. */
const remedy: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined) return 'is missing; add it';
  switch (issue.code) {
    case 'invalid_type':
      return `is ${kindOf(issue.input)}; write ${article(issue.expected)}`;
    case 'invalid_value':
      return `is ${JSON.stringify(issue.input)}; use ${issue.values.map(String).join(' or ')}`;
    case 'too_small':
      return `is below ${issue.minimum}; make it larger or longer`;
    case 'too_big':
      return `is above ${issue.maximum}; make it smaller or shorter`;
    case 'invalid_union':
      return 'has none of the forms that content/schema.ts allows here; compare it with another record';
    default:
      return 'is not what content/schema.ts asks for; compare it with another record';
  }
};

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : article(typeof value);
}

function article(kind: string): string {
  if (kind === 'array') return 'a list';
  return /^[aeio]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}

function misspelled(key: string, known: string[]): string {
  const [nearest] = known
    .map((name) => ({ name, distance: editDistance(key.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= 2)
    .sort((a, b) => a.distance - b.distance);
  const hint = nearest ? `write ${nearest.name}` : `use one of ${known.join(', ')}`;
  return `is no field of this record; ${hint}, or remove it`;
}

/** `galleryPhotos[2].alt` from its path; the record itself is `record`. */
function fieldName(path: readonly PropertyKey[]): string {
  const name = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('');
  return name.replace(/^\./, '') || 'record';
}

type Wrapper = {
  def: { innerType?: Wrapper; element?: Wrapper; valueType?: Wrapper };
  shape?: Record<string, Wrapper>;
};

/** The fields that the schema knows at `path`. */
function shapeAt(schema: unknown, path: readonly PropertyKey[]): Record<string, unknown> {
  let current = schema as Wrapper;
  for (const step of path) {
    current = unwrap(current);
    current = (current.shape?.[String(step)] ?? current.def.element ?? current.def.valueType) as Wrapper;
  }
  return unwrap(current).shape as Record<string, Wrapper>;
}

function unwrap(schema: Wrapper): Wrapper {
  return schema.def.innerType ? unwrap(schema.def.innerType) : schema;
}

/** How many letters lie between two words (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] as number) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] as number) + 1, (next[column] as number) + 1));
    }
    row = next;
  }
  return row.at(-1) as number;
}
