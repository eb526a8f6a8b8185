import type { z } from 'zod';

/** A record with every text as long as its schema allows; numbers, choices, dates and texts of a fixed form stay as they are. */
export function longest<Schema extends z.ZodType>(schema: Schema, record: z.infer<Schema>): z.infer<Schema> {
  const stretched = stretch(schema as unknown as Rule, record);
  const result = schema.safeParse(stretched);
  if (!result.success) throw new Error(`The longest record is not valid: ${result.error.message}`);
  return result.data;
}

function stretch(rule: Rule, value: unknown): unknown {
  const { type, innerType, element } = rule.def;
  if (innerType) return value === undefined ? undefined : stretch(innerType, value);
  if (type === 'string' && rule.format === null && rule.maxLength) return words(rule.maxLength);
  if (element && Array.isArray(value)) return value.map((item) => stretch(element, item));
  const { shape } = rule;
  if (shape && value)
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, stretch(shape[field] as Rule, inner)]),
    );
  return value;
}

/** As much of a Zod schema as is read here. */
interface Rule {
  def: { type: string; innerType?: Rule; element?: Rule };
  shape?: Record<string, Rule>;
  format?: string | null;
  maxLength?: number | null;
}

/** Running text of exactly so many characters. */
export function words(count: number): string {
  const text = 'Planned maintenance of chilled-water plants in municipal buildings, ';
  return text
    .repeat(Math.ceil(count / text.length))
    .slice(0, count)
    .replace(/ $/, 's');
}
