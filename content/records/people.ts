import { z } from 'zod';
import { formatNumber } from '../values/format.ts';
import { defineCollection, type Fault } from './collection.ts';
import { email, phone } from './company.ts';
import { given, list, type Named, order, sample, share, text, title, whole } from './fields.ts';
import { icon } from './icon-field.ts';
import { picture, squareDrawing, treatment } from './picture-fields.ts';
import { unassignedNumber } from './specimens.ts';

/** A person whom customers meet. */
const teamMemberSchema = z.strictObject({
  order,
  sample,
  name: given('the name of a card'),
  role: text(40, 'the line under the name'),
  shortRole: text(24, 'a sentence')
    .optional()
    .describe('In sentences that say who answers: "Dana Whitlock, operations, …".'),
  direct: z
    .strictObject({ phone, email })
    .optional()
    .describe(
      'A line and a mailbox of their own, for contracting officers where promises.yaml names this person; without it they are given the company’s.',
    ),
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
  drawing: squareDrawing
    .optional()
    .describe('The person, drawn, no likeness: shown until there is a portrait.'),
});

export type TeamMember = Named<typeof teamMemberSchema>;

export const teamCollection = defineCollection({
  name: 'team',
  noun: 'member of the team',
  schema: teamMemberSchema,
  least: 1,
  sortBy: ['group', 'order'],
  unique: ['name'],
  faults: lineOfSomebody,
  rules: [
    (records) => {
      const sum = records.reduce((total, { value }) => total + (value.ownership ?? 0), 0);
      // three thirds are 99.99
      return Math.abs(sum - 100) < 0.05
        ? []
        : [
            {
              field: 'ownership',
              text: `adds up to ${formatNumber(Number(sum.toFixed(2)))} percent; correct the shares so that they add up to 100, with a record for everybody who holds one`,
            },
          ];
    },
    (records) => {
      const owners = records.filter(({ value }) => value.isWomanOwner);
      const held = owners.reduce((total, { value }) => total + (value.ownership ?? 0), 0);
      return held >= 51
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

/** Nobody may be called who is not meant: a stand-in has a number and a mailbox that reach nobody. */
function lineOfSomebody({ sample: isSample, direct }: TeamMember): Fault[] {
  const isNobody =
    direct && unassignedNumber.test(direct.phone.display) && direct.email.endsWith('@example.com');
  return isSample && direct && !isNobody
    ? [
        {
          field: 'direct',
          text: 'may be somebody’s; while sample is true use a number of the form (954) 555-01xx and example.com, or set sample: false',
        },
      ]
    : [];
}

/**
 * What somebody said, on the page whose readers it concerns. A person who does not exist may not pass for a customer
 * (16 CFR 465.2): while `sample` is true, the page says so beside the name.
 */
const testimonialSchema = z
  .strictObject({
    order,
    sample,
    page: z.enum(['residential', 'training', 'careers'], {
      error: 'is no page with quotations; use residential, training or careers',
    }),
    name: title('the name under the quotation').describe(
      'The speaker: by kind and place until a real person consents.',
    ),
    role: text(50, 'the line under the name'),
    text: text(220, 'the quotation'),
    rating: z.literal(5, {
      error: ({ input }) =>
        `is ${input}; the page shows selected five-star reviews: use 5 or leave the review out`,
    }),
    years: whole(0, 60, 'years').optional().describe('Years with the company; employees only.'),
  })
  .refine(({ page, years }) => page !== 'careers' || years !== undefined, {
    path: ['years'],
    error: 'is missing; add the years with the company',
  })
  .refine(({ page, years }) => page === 'careers' || years === undefined, {
    path: ['years'],
    error: 'belongs to employees; remove it',
  });

export type Testimonial = Named<typeof testimonialSchema>;
/** An employee’s words: they always have their years. */
export type EmployeeTestimonial = Testimonial & { years: number };

export const testimonialsCollection = defineCollection({
  name: 'testimonials',
  noun: 'quotation',
  schema: testimonialSchema,
  sortBy: ['page', 'order'],
  unique: ['text'],
});
