import { z } from 'zod';

/** A sentence of a record that every language says in its own words, and where it stands. */
export interface TranslatedField {
  path: PropertyKey[];
  text: string;
}

/** The texts of a value that its schema marks as words of a language (content/records/fields.ts). */
export function translatedFields(
  schema: z.core.$ZodType,
  value: unknown,
  path: PropertyKey[] = [],
): TranslatedField[] {
  if (typeof value === 'string')
    return z.globalRegistry.get(schema)?.isTranslated ? [{ path, text: value }] : below(schema, value, path);
  return value === undefined || value === null ? [] : below(schema, value, path);
}

function below(schema: z.core.$ZodType, value: unknown, path: PropertyKey[]): TranslatedField[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'default':
      return translatedFields(def.innerType, value, path);
    case 'pipe':
      return translatedFields(def.in, value, path);
    case 'array':
      return entriesOf(value).flatMap(([key, item]) =>
        translatedFields(def.element, item, [...path, Number(key)]),
      );
    case 'record':
      return entriesOf(value).flatMap(([key, item]) => translatedFields(def.valueType, item, [...path, key]));
    case 'object':
      return entriesOf(value).flatMap(([key, item]) => {
        const field = def.shape[key];
        return field ? translatedFields(field, item, [...path, key]) : [];
      });
    case 'union': {
      const fitting = def.options.find((option) => z.safeParse(option, value).success);
      return fitting ? translatedFields(fitting, value, path) : [];
    }
    default:
      return [];
  }
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
