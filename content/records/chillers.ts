import { z } from 'zod';
import { type Declared, defineCollection } from './collection.ts';
import { list, type Named, order, range, text } from './fields.ts';

/** A type of chiller, with its usual tons. */
const chillerTypeSchema = z.strictObject({
  order,
  name: text(20, 'the type heading'),
  kind: z
    .enum(['heat rejection', 'compressor'])
    .describe('Screw is a compressor type, found in air- and water-cooled machines.'),
  tons: range.describe('Typical tons of cooling: not limits.'),
  text: text(220, 'the lines under it'),
  answers: list(text(60, 'a cell of the table'))
    .optional()
    .describe(
      'What it asks of a building, in the order of the questions of content/words/en/chillers.yaml; none for a compressor, which asks what its machine asks.',
    ),
});

const drawn = ['air-cooled', 'water-cooled', 'screw'] as const;

/** The scale is drawn for these three. */
export type ChillerType = Named<typeof chillerTypeSchema> & { id: (typeof drawn)[number] };

export const chillerTypesCollection = defineCollection({
  name: 'chiller-types',
  noun: 'type of chiller',
  page: 'chillers',
  schema: chillerTypeSchema,
  most: drawn.length,
  rules: [
    (records) =>
      drawn
        .filter((id) => !records.some(({ value }) => value.id === id))
        .map((id) => ({ field: 'id', text: `${id} is missing; the scale is drawn for it: keep ${id}.yaml` })),
  ],
}) as Declared<'chiller-types', readonly ChillerType[]>;

const mark = z.enum(['usual', 'seen', 'rare']);

/** An industry, its load, and how usual each type of chiller is there. */
const industrySchema = z.strictObject({
  order,
  name: text(24, 'the industry column'),
  load: text(80, 'the load column'),
  marks: z.strictObject({ 'air-cooled': mark, 'water-cooled': mark, screw: mark }),
});

export type Industry = Named<typeof industrySchema>;

export const industriesCollection = defineCollection({
  name: 'industries',
  noun: 'industry',
  page: 'chillers',
  schema: industrySchema,
});
