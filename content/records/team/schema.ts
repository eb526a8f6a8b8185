import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { list, type Named, order, sample, share, text } from '../fields.ts';
import { icon } from '../icon-field.ts';
import { picture, squareDrawing, treatment } from '../picture-fields.ts';

/** A person whom customers meet. */
export const teamMemberSchema = z.strictObject({
  order,
  sample,
  name: text(28, 'the name of a card'),
  role: text(40, 'the line under the name'),
  shortRole: text(16, 'a sentence')
    .optional()
    .describe('In sentences that say who answers: "Dana Whitlock, operations, …".'),
  group: z.enum(['leadership', 'specialist']),
  ownership: share
    .nullable()
    .describe('Percent of the company; null for employees. All shares add up to 100.'),
  isWomanOwner: z
    .boolean()
    .optional()
    .describe('Whether "woman-owned" rests on this share; together such shares need 51 percent.'),
  fullDescription: text(700, 'the biography').describe('Paragraphs, with an empty line between.'),
  achievements: list(text(90, 'a line of achievements')),
  icon,
  imageUrl: picture(1).nullable().describe('A portrait beside the record, or null.'),
  ...treatment,
  tools: squareDrawing
    .optional()
    .describe('The tools of the person, drawn: they stand for a portrait until there is one.'),
});

export type TeamMember = Named<typeof teamMemberSchema>;

export const teamCollection = defineCollection({
  name: 'team',
  noun: 'member of the team',
  schema: teamMemberSchema,
  least: 1,
  sortBy: ['group', 'order'],
  unique: ['name'],
  rules: [
    (records) => {
      const sum = records.reduce((total, { value }) => total + (value.ownership ?? 0), 0);
      return sum === 100
        ? []
        : [
            {
              field: 'ownership',
              text: `adds up to ${sum} percent; correct the shares so that they add up to 100`,
            },
          ];
    },
    (records) => {
      const owners = records.filter(({ value }) => value.isWomanOwner);
      const held = owners.reduce((total, { value }) => total + (value.ownership ?? 0), 0);
      return held > 50
        ? []
        : [
            {
              ...(owners[0] && { file: owners[0].file }),
              field: 'isWomanOwner',
              text: `is set on ${held} percent; the site says woman-owned, which needs 51 percent`,
            },
          ];
    },
  ],
});
