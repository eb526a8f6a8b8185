// One file, longer than others, so that services and the chillers that they tell of stand together.

import { z } from 'zod';
import { type Declared, defineCollection, defineSingle } from './collection.ts';
import {
  atLeast,
  audience,
  exactly,
  id,
  list,
  type Named,
  properName,
  range,
  route,
  text,
} from './fields.ts';
import { icon } from './icon-field.ts';
import { alt } from './picture-fields.ts';

const shownPicture = z
  .union([z.strictObject({ drawing: id }), z.strictObject({ project: id })], {
    error: 'is no picture; write { drawing: its id } or { project: its id }',
  })
  .describe('Whose picture it is: { drawing: its id } or { project: its id }.');

const destination = z.union(
  [
    z.strictObject({ project: id, label: text(18, 'the last column') }),
    z.strictObject({
      page: route,
      hash: properName(40, 'an address').optional(),
      label: text(18, 'the last column'),
    }),
  ],
  { error: 'leads nowhere; write project or page, and the label of the last column' },
);

const equipmentRow = z.strictObject({
  id,
  tag: z
    .string()
    .regex(/^[A-Z]{1,3}-\d$/, { error: 'is no equipment mark; write letters, hyphen, digit, such as CH-1' })
    .describe('Equipment mark on our drawings.'),
  name: text(40, 'the equipment column'),
  capacity: z
    .union(
      [
        z.strictObject({ tons: range, sample: z.boolean() }),
        z.strictObject({ chillers: id }),
        z.strictObject({ words: text(30, 'the capacity column') }),
      ],
      { error: 'is no capacity; write tons with sample, the chillers whose tons they are, or words' },
    )
    .describe('Tons of cooling, those of a type of chiller, or words where tons do not measure it.'),
  work: text(90, 'the work column'),
  audiences: list(audience),
  leadsTo: destination.describe(
    'The project or the page that says more, with the place on it where there is one.',
  ),
  leadsHomesTo: destination.optional().describe('The same for homes, where the other is about buildings.'),
});

const equipmentSchema = z.strictObject({
  groups: atLeast(
    1,
    z.strictObject({
      id: z.enum(['cooling-plant', 'water-side', 'air-side', 'houses', 'every-building']),
      name: text(24, 'the group column'),
      picture: shownPicture,
      rows: atLeast(1, equipmentRow),
    }),
  ),
});

export type Equipment = z.output<typeof equipmentSchema>;

const chillerTypeSchema = z.strictObject({
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

export type ChillerType = Named<typeof chillerTypeSchema> & { id: (typeof drawn)[number] };

const mark = z.enum(['usual', 'seen', 'rare']);

const industrySchema = z.strictObject({
  name: text(24, 'the industry column'),
  load: text(80, 'the load column'),
  marks: z.strictObject({ 'air-cooled': mark, 'water-cooled': mark, screw: mark }),
});

export type Industry = Named<typeof industrySchema>;

export const serviceCollections = [
  defineSingle({
    name: 'equipment',
    noun: 'equipment schedule',
    schema: equipmentSchema,
    references: {
      'groups.picture.drawing': 'drawings',
      'groups.picture.project': 'projects',
      'groups.rows.capacity.chillers': 'chiller-types',
      'groups.rows.leadsTo.project': 'projects',
      'groups.rows.leadsHomesTo.project': 'projects',
    },
  }),
  defineSingle({
    name: 'services',
    noun: 'list of services',
    schema: z.strictObject({
      cards: atLeast(
        1,
        z.strictObject({
          id,
          title: text(28, 'the heading of a service card'),
          description: text(130, 'a service card'),
          icon,
          page: route.optional().describe('The page that says more; without one the card is no link.'),
          isFeatured: z.boolean().optional().describe('It stands out, as wide as two.'),
        }),
      ),
    }),
  }),
  defineSingle({
    name: 'chiller-services',
    noun: 'chiller specification',
    page: 'chillerServices',
    schema: z.strictObject({
      shownJob: id.describe('Id of the project that most parts are shown on.'),
      parts: exactly(
        7,
        z
          .strictObject({
            id,
            isPlanned: z.boolean().describe('Planned along the life of a machine, or at any time.'),
            title: text(16, 'the part heading'),
            summary: text(32, 'the service line').describe('Stands beside the part on the chillers page.'),
            text: text(150, 'the lines under the heading'),
            clauses: exactly(2, text(110, 'a clause'), 'clauses').describe('The page numbers them.'),
            receive: text(100, 'the last clause').describe('What is handed over on paper.'),
            photo: z
              .strictObject({ file: id, caption: text(130, 'the caption of the gallery') })
              .optional()
              .describe('A picture of the job, by the name of its file without ending.'),
            drawing: z
              .strictObject({ shows: z.literal('rental-chiller'), alt, caption: text(130, 'the caption') })
              .optional()
              .describe('Of what no job shows, a drawing in lines.'),
          })
          .refine(({ photo, drawing }) => Boolean(photo) !== Boolean(drawing), {
            error: 'needs a photo or a drawing, and not both',
          }),
        'parts',
      ),
    }),
    references: { shownJob: 'projects' },
  }),
  defineSingle({
    name: 'markets',
    noun: 'list of markets',
    schema: z.strictObject({
      buildings: atLeast(
        1,
        z.strictObject({
          id: z.enum(['retail', 'office', 'industrial', 'warehouse']),
          name: text(20, 'the heading of a market'),
          text: text(200, 'the lines under it'),
          workWindow: text(40, 'the line at the foot').describe('When we work there without closing it.'),
          picture: shownPicture,
        }),
      ),
    }),
    references: { 'buildings.picture.drawing': 'drawings', 'buildings.picture.project': 'projects' },
  }),
  defineCollection({
    name: 'chiller-types',
    noun: 'type of chiller',
    page: 'chillers',
    schema: chillerTypeSchema,
    most: drawn.length,
    rules: (records) =>
      drawn.map((id) => {
        const text = `${id} is missing; the scale is drawn for it: keep ${id}.yaml`;
        return !records.some(({ value }) => value.id === id) && { path: ['id'], text };
      }),
  }) as Declared<'chiller-types', readonly ChillerType[]>,
  defineCollection({
    name: 'industries',
    noun: 'industry',
    page: 'chillers',
    schema: industrySchema,
  }),
] as const;
