import { z } from 'zod';
import { addresses, type RouteName } from '../values/addresses.ts';

// Read while building and checking only: nothing of Zod reaches the browser. Messages say "what is wrong; what to do".

/** Text of at most `max` characters, because that is what `place` holds; facts and sentences in braces are not counted. */
export const text = (max: number, place: string) => properName(max, place).meta({ isTranslated: true });

/** The same of what is called alike in every language: a county, a language, a way to an address. */
export const properName = (max: number, place: string) =>
  given(place)
    .refine((value) => ownLength(value) <= max, {
      error: ({ input }) =>
        `has ${ownLength(input)} characters, the limit for ${place} is ${max}; shorten it by ${ownLength(input) - max}`,
    })
    .describe(`At most ${max} characters: ${place}.`);

/** A name, address, number or title that others gave, or the law: of any length, for nobody can shorten it. */
export const given = (place: string) =>
  z
    .string({
      error: ({ input }) =>
        (input ?? undefined) === undefined
          ? `is ${input === null ? 'empty' : 'missing'}; write the text for ${place}`
          : undefined,
    })
    .refine((value) => value.trim() !== '', { error: `is empty; write the text for ${place}` });

/** The same where each language has words of its own for it: what a credential or a license is called. */
export const title = (place: string) => given(place).meta({ isTranslated: true });

function ownLength(value: unknown): number {
  const rest = String(value).replace(/\{[^{}]*\}/g, '');
  return rest === value ? rest.length : ownLength(rest);
}

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

/** As many items as the page is drawn for. */
export const exactly = <Item extends z.ZodType>(count: number, item: Item, name: string) =>
  z
    .array(item)
    .length(count, {
      error: ({ input }) =>
        `holds ${(input as unknown[]).length} ${name}, the page is drawn for ${count}; add or remove some`,
    })
    .readonly();

/** As many items as the page needs, or more. */
export const atLeast = <Item extends z.ZodType>(count: number, item: Item) =>
  z
    .array(item)
    .min(count, {
      error: ({ input }) =>
        `holds ${(input as unknown[]).length}, the page needs ${count}; add the missing ones`,
    })
    .readonly();

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'is no id; write lower-case words joined by hyphens, such as chiller-capital-repair',
});

export const order = z
  .int({ error: 'is no whole number; write the place in the list, such as 10' })
  .describe('Place in the list: 10, 20, 30. Without it the record comes last.')
  .optional();

/** A number between two limits, in `unit`, with at most two digits after the point. */
export const decimal = (min: number, max: number, unit: string) =>
  z
    .number({ error: `is no number; write ${unit} as digits, such as ${min || 1}` })
    .min(min, { error: `is below ${min} ${unit}; correct the number` })
    .max(max, { error: `is above ${max} ${unit}; correct the number` })
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      error: 'has more than two digits after the point; round it to two',
    })
    .describe(`${min} to ${max} ${unit}`);

/** A whole number between two limits, in `unit`. */
export const whole = (min: number, max: number, unit: string) =>
  decimal(min, max, unit).int({ error: `is no whole number; write ${unit} as digits, such as ${min || 1}` });

export const share = decimal(0.01, 100, 'percent');

export const dollars = whole(1_000, 999_000_000, 'dollars');

export const https = z.url({
  protocol: /^https$/,
  error: 'is no https address; write it in full, such as https://example.com/page',
});

/** Where a site lies, and no page of it: other addresses are made by putting a path behind it. */
export const origin = https.refine(
  (address) => {
    if (!URL.canParse(address)) return true;
    const { pathname, search, hash, username } = new URL(address);
    return pathname + search + hash + username === '/';
  },
  { error: 'is more than where a site lies; leave out what follows the name, such as https://example.com' },
);

/** A county, as content/records/regions spells it; the collection names it as a reference. */
export const county = properName(24, 'the name of a county');

export const sample = z
  .boolean({ error: 'is missing; write sample: true until the record is real, then sample: false' })
  .describe('true until the record is real, then false. The publish check refuses true; the page marks it.');

export const audience = z.enum(['government', 'commercial', 'residential']);

export const day = z.iso
  .date({ error: 'is no date; write year-month-day, such as 2026-11-21' })
  .describe('A day, as 2026-11-21.');

export const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'is no month; write year-month, such as 2026-11' })
  .describe('A month, as 2026-11.');

export const time = z.iso.time({
  precision: -1,
  error: 'is no time of day; write 24-hour digits, such as 07:00 or 18:00',
});

export const route = z.custom<RouteName>(
  (value) => typeof value === 'string' && Object.hasOwn(addresses, value),
  {
    error: 'names no page; use a name from content/values/addresses.ts, such as contact',
  },
);

/** From `min` to `max`; `isOpen` where it continues beyond `max`, shown as 2,000+. */
export const range = z
  .strictObject({ min: z.number(), max: z.number(), isOpen: z.boolean().optional() })
  .refine(({ min, max }) => min < max, { error: 'runs backwards; write the smaller number as min' });

/** Weeks of a job or a program, counted from 1, the last one included. */
export const weekSpan = z
  .strictObject({ from: whole(1, 520, 'as week'), to: whole(1, 520, 'as week') })
  .refine(({ from, to }) => from <= to, { error: 'runs backwards; write the earlier week as from' });

export const pay = z
  .strictObject({
    // Florida's minimum wage since September 30, 2026: Article X, s. 24 of its constitution
    min: decimal(15, 500, 'dollars an hour'),
    max: decimal(15, 500, 'dollars an hour'),
    hasBonuses: z.boolean().describe('Whether bonuses come on top.'),
  })
  .refine(({ min, max }) => min <= max, { error: 'runs backwards; write the lower wage as min' })
  .refine(({ min, max }) => min !== max, {
    error: 'is one wage, and its page draws a band; write as max what is paid after a year in the position',
  });

export type Audience = z.infer<typeof audience>;
export type Pay = z.infer<typeof pay>;
export type Range = z.infer<typeof range>;
export type WeekSpan = z.infer<typeof weekSpan>;
/** A record as pages get it: what its schema makes of the file, with the file's name as `id`. */
export type Named<Schema extends z.ZodType> = z.output<Schema> & { id: string };
