import { z } from 'zod';
import type { Picture } from '../picture-type.ts';
import type { RouteName } from '../routes.ts';
import { PictureFile } from './picture-file.ts';

// What the schemas of records and words are put together from. Read while building and checking only: nothing of Zod
// reaches the browser. Messages have the form "what is wrong; what to do"; the check puts file and field before them.

/** Text of one line or paragraph, at most `max` characters, because that is what `place` holds. */
export const text = (max: number, place: string) =>
  z
    .string({
      error: ({ input }) => {
        if (input === undefined) return `is missing; write the text for ${place}`;
        return typeof input === 'number' ? `is a number; put it in quotes, such as "${input}"` : undefined;
      },
    })
    .refine((value) => value.trim() !== '', { error: `is empty; write the text for ${place}` })
    .max(max, {
      error: ({ input }) =>
        `has ${String(input).length} characters, the limit for ${place} is ${max}; shorten it by ${String(input).length - max}`,
    })
    .describe(`At most ${max} characters: ${place}.`);

/** Words that wait for a figure or a name: a function that returns its text. */
export const wording = z.custom<(...args: never[]) => string>((value) => typeof value === 'function', {
  error: "is no function; write one that returns the text, such as (years) => formatCount(years, 'year')",
});

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

/** A name that other records and addresses use. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'is no id; write lower-case words joined by hyphens, such as chiller-capital-repair',
});

/** The place in its list: 10, 20, 30, with room between. A record without one comes last. */
export const order = z
  .int({ error: 'is no whole number; write the place in the list, such as 10' })
  .describe('Place in the list: 10, 20, 30. Without it the record comes last.')
  .optional();

/** A whole number between two limits, in `unit`. */
export const whole = (min: number, max: number, unit: string) =>
  z
    .int({ error: `is no whole number; write ${unit} as digits, such as ${min}` })
    .min(min, { error: `is below ${min} ${unit}; correct the number` })
    .max(max, { error: `is above ${max} ${unit}; correct the number` })
    .describe(`${min} to ${max} ${unit}`);

export const share = whole(1, 100, 'percent');

/** A sum that is written short: $2M, $500K. */
export const dollars = whole(1_000, 99_900_000, 'dollars').refine(
  (sum) => sum % (sum < 1e6 ? 100 : 1e5) === 0,
  {
    error: 'cannot be written short without rounding; give thousands or tenths of millions, such as 1500000',
  },
);

export const https = z.url({
  protocol: /^https$/,
  error: 'is no https address; write it in full, such as https://example.com/page',
});

/** A county, as content/records/regions spells it; the collection names it as a reference. */
export const county = text(24, 'the name of a county');

/** True while the record is a stand-in. */
export const sample = z
  .boolean({ error: 'is missing; write sample: true until the record is real, then sample: false' })
  .describe('true until the record is real, then false. The publish check refuses true; the page marks it.');

export const audience = z.enum(['government', 'commercial', 'residential'], {
  error: 'is no audience; use government, commercial or residential',
});

/**
 * A picture: in a record its file, beside the record; in a page every size of it. With a `ratio` (width to height) a photograph of
 * another shape is cut to it, about the `focus` that stands beside it.
 */
export const picture = (ratio?: number) =>
  z
    .string({ error: 'is missing; name the picture that lies beside the record, such as picture.jpg' })
    .regex(/^[\w./-]+\.(png|jpe?g|webp)$/, {
      error:
        'is no picture; name a .png, .jpg or .webp file that lies beside the record, such as picture.jpg',
    })
    .describe(
      'File name of the picture beside this record: at least 800 pixels wide. A photograph is a .jpg as it comes from the camera; a drawing has at most 400 kB.',
    )
    // the build puts the encoded sizes in its place
    .transform((file) => new PictureFile(file, { ratio }) as unknown as Picture);

export const alt = z
  .string({ error: 'is missing; describe what the picture shows for someone who cannot see it' })
  .min(20, { error: 'says too little; describe what the picture shows in 20 characters or more' })
  .max(240, { error: 'is longer than 240 characters; say what matters and move the rest to the caption' })
  .describe('What the picture shows, for someone who cannot see it: 20 to 240 characters.');

/** A place in a picture, in percent of its width and height: the dot of a leader, or a flag, lies on it. */
export const point = z.strictObject({
  x: z.number().min(0).max(100).describe('Percent of the width, from the left.'),
  y: z.number().min(0).max(100).describe('Percent of the height, from the top.'),
});

/** Where the eye of a photograph is and what becomes of its colors: fields that stand beside a picture. */
export const treatment = {
  focus: point
    .optional()
    .describe('What stays in view when the photograph is cut, in percent: a face. Without it the middle.'),
  tone: z
    .enum(['natural', 'duotone', 'original'], { error: 'is no tone; use natural, duotone or original' })
    .optional()
    .describe(
      'natural (as a photograph without it): drawn a little to ink and paper. duotone: ink and paper alone. original: as it was taken.',
    ),
};

/** A picture with what it shows in words. */
export const drawing = z.strictObject({ url: picture(), alt, ...treatment });

/** The same, cut to the square of its place. */
export const squareDrawing = drawing.extend({ url: picture(1) });

/** The same, in the shape of a camera's picture: three to two. */
export const wideDrawing = drawing.extend({ url: picture(3 / 2) });

/** The parts of a picture that pages name, by the names that pages use. */
export const parts = z
  .record(id, point)
  .describe('Places in the picture that the pages name: percent of its width and height.');

/** A picture of a gallery, with its caption. */
export const galleryPhoto = wideDrawing.extend({
  caption: text(130, 'the caption of the gallery'),
});

export const day = z.iso
  .date({ error: 'is no date; write year-month-day, such as 2026-11-21' })
  .describe('A day, as 2026-11-21.');

export const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'is no month; write year-month, such as 2026-11' })
  .describe('A month, as 2026-11.');

/** Time of day on the 24-hour clock. */
export const time = z.iso.time({
  precision: -1,
  error: 'is no time of day; write 24-hour digits, such as 07:00 or 18:00',
});

/** What an icon stands for; which drawing that is, src/ui/icon-names.ts says. */
export const icon = z.enum(
  [
    'home',
    'government',
    'commercial',
    'residential',
    'projects',
    'team',
    'owner',
    'training',
    'careers',
    'partners',
    'phone',
    'tools',
    'report',
    'chiller',
    'rooftop',
    'home-system',
    'ductwork',
    'cooling-tower',
    'controls',
    'maintenance',
    'emergency',
    'repair',
    'electrical',
    'crane',
    'credential',
    'pay',
    'hours',
    'vehicle',
    'growth',
    'health',
    'leave',
  ],
  { error: 'is no icon; use one of the meanings listed for icon in content/records/fields.ts' },
);

/** The name of a page; content/routes.ts lists them, and only they compile. */
export const route = z.custom<RouteName>((value) => typeof value === 'string' && value !== '', {
  error: 'names no page; use a name from content/routes.ts, such as contact',
});

/** A picture that a derived list already carries, with its words. */
export const builtDrawing = z.custom<Drawing>(
  (value) => typeof value === 'object' && value !== null && 'url' in value && 'alt' in value,
  { error: 'is no drawing; take it from content/records/drawings or from a project' },
);

/** From `min` to `max`; `isOpen` where it continues beyond `max`, shown as 2,000+. */
export const range = z
  .strictObject({ min: z.number(), max: z.number(), isOpen: z.boolean().optional() })
  .refine(({ min, max }) => min < max, { error: 'runs backwards; write the smaller number as min' });

/** Weeks of a job or a program, counted from 1, the last one included. */
export const weekSpan = z
  .strictObject({ from: whole(1, 520, 'as week'), to: whole(1, 520, 'as week') })
  .refine(({ from, to }) => from <= to, { error: 'runs backwards; write the earlier week as from' });

/** Dollars an hour, from and to. */
export const pay = z
  .strictObject({
    min: whole(15, 200, 'dollars an hour'),
    max: whole(15, 200, 'dollars an hour'),
    hasBonuses: z.boolean().describe('Whether bonuses come on top.'),
  })
  .refine(({ min, max }) => min < max, { error: 'runs backwards; write the lower wage as min' });

/** A title with one or two sentences under it: benefits, qualifications, readiness. */
export const entry = z.strictObject({
  order,
  sample: sample.optional(),
  title: text(40, 'the line of a list'),
  text: text(160, 'the lines under it'),
});

/** The same, where the lines may follow from the terms of a subcontract: null, and content/facts composes them. */
export const composedEntry = entry.extend({
  text: entry.shape.text
    .nullable()
    .describe(
      'At most 160 characters: the lines under it. Null where content/facts composes them from the terms.',
    ),
});

/** One sentence of a list: quality standards, training outcomes. */
export const statement = z.strictObject({ order, text: text(100, 'a line of the list') });

export type Audience = z.infer<typeof audience>;
export type Drawing = z.infer<typeof drawing>;
export type Point = z.infer<typeof point>;
/** The parts of a picture by their names. */
export type Parts = z.infer<typeof parts>;
export type GalleryPhoto = z.infer<typeof galleryPhoto>;
export type IconName = z.infer<typeof icon>;
export type Pay = z.infer<typeof pay>;
export type Range = z.infer<typeof range>;
export type WeekSpan = z.infer<typeof weekSpan>;
/** A title with its text, under the id of its file. */
export type Entry = Named<typeof entry>;
/** An entry whose lines content/facts may have to compose. */
export type ComposedEntry = Named<typeof composedEntry>;
/** A record as pages get it: what its schema makes of the file, with the file's name as `id`. */
export type Named<Schema extends z.ZodType> = z.output<Schema> & { id: string };
