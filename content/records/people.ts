// One file, longer than others, so that whoever works here stands together: team, quotations, positions.

import { z } from 'zod';
import { capitalize, formatNumber } from '../values/format.ts';
import { defineCollection } from './collection.ts';
import { email, phone } from './company.ts';
import {
  atLeast,
  day,
  decimal,
  exactly,
  given,
  id,
  list,
  type Named,
  pay,
  sample,
  share,
  text,
  title,
  whole,
} from './fields.ts';
import { icon } from './icon-field.ts';
import { drawing, picture, stillLife, treatment } from './picture-fields.ts';
import { unassignedNumber } from './specimens.ts';

const teamMemberSchema = z.strictObject({
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
  drawing: drawing(1).optional().describe('The person, drawn, no likeness: shown until there is a portrait.'),
});

export type TeamMember = Named<typeof teamMemberSchema>;

/** What somebody said. Who does not exist may not pass for a customer (16 CFR 465.2): while `sample` is true, the page says so. */
const testimonialSchema = z.strictObject({
  sample,
  page: z.enum(['residential', 'training', 'careers']),
  name: title('the name under the quotation').describe('By kind and place until a real person consents.'),
  role: text(50, 'the line under the name'),
  text: text(220, 'the quotation'),
  rating: z.literal(5, {
    error: ({ input }) =>
      `is ${input}; the page shows selected five-star reviews: use 5 or leave the review out`,
  }),
  years: whole(0, 60, 'years').optional().describe('Years with the company; employees only.'),
});

export type Testimonial = Named<typeof testimonialSchema>;
export type EmployeeTestimonial = Testimonial & { years: number };

const positionPageSchema = z.strictObject({
  sample,
  lead: text(150, 'the lead of the position’s page'),
  steps: exactly(
    3,
    z.strictObject({
      wage: decimal(15, 500, 'dollars an hour'),
      text: text(60, 'what a wage is paid for'),
    }),
    'steps',
  ).describe('What is paid for what, from the lowest wage of pay to its highest.'),
  onCall: text(30, 'a cell of the page').describe('How often the emergency line is taken.'),
  notNeeded: exactly(
    3,
    z.strictObject({ title: text(28, 'what need not be there yet'), text: text(90, 'the line under it') }),
    'items',
  ),
  days: atLeast(
    2,
    z.strictObject({
      title: text(40, 'a step to the offer'),
      text: text(110, 'the lines of a step'),
      until: whole(1, 60, 'days'),
    }),
  ).describe('From application to offer; until: the day on which the step is over.'),
  voice: id.optional().describe('Id of an employee’s quotation.'),
});

/** A position; its id is also the value of the form's dropdown. */
const positionSchema = z.strictObject({
  sample,
  title: text(30, 'the position heading'),
  level: text(20, 'the line over the heading'),
  pay,
  employment: z
    .enum(['full time', 'part time', 'temporary'])
    .describe('How much work it is: job boards sort by it.'),
  terms: text(60, 'the line under the pay'),
  requirements: list(text(70, 'a line of requirements')),
  responsibilities: list(text(70, 'a line of responsibilities')),
  program: z.string().optional().describe('Id of the training program that is learned on the job.'),
  applyLabel: text(40, 'the apply link'),
  stillLife,
  // the feet on its lower edge
  figure: drawing(14 / 29)
    .optional()
    .describe('Who does the work, drawn whole; stands on the pay once every open position has one.'),
  posted: day.describe('The day on which it was first offered.'),
  openUntil: day.describe(
    'The last day to apply. From the next midnight on browsers hide it, and the next build leaves it out.',
  ),
  page: positionPageSchema
    .optional()
    .describe('What its own page tells besides; without it the page shows what the card says.'),
});

export type Position = Named<typeof positionSchema>;

export const peopleCollections = [
  defineCollection({
    name: 'team',
    noun: 'member of the team',
    schema: teamMemberSchema,
    least: 1,
    sortBy: ['group', 'order'],
    unique: ['name'],
    faults: ({ sample: isSample, direct }) => ({
      direct:
        isSample &&
        direct &&
        !(unassignedNumber.test(direct.phone.display) && direct.email.endsWith('@example.com')) &&
        'may be somebody’s; while sample is true use a number of the form (954) 555-01xx and example.com, or set sample: false',
    }),
    rules: (records) => {
      const owners = records.filter(({ value }) => value.isWomanOwner);
      const [sum, held] = [records, owners].map((holders) =>
        holders.reduce((total, { value }) => total + (value.ownership ?? 0), 0),
      ) as [number, number];
      return [
        // three thirds are 99.99
        Math.abs(sum - 100) >= 0.05 && {
          path: ['ownership'],
          text: `adds up to ${formatNumber(Number(sum.toFixed(2)))} percent; correct the shares so that they add up to 100, with a record for everybody who holds one`,
        },
        held < 51 && {
          ...(owners[0] && { file: owners[0].file }),
          path: ['isWomanOwner'],
          text: `is set on ${held} percent; the site says woman-owned, which needs 51 percent`,
        },
      ];
    },
  }),
  defineCollection({
    name: 'testimonials',
    noun: 'quotation',
    schema: testimonialSchema,
    sortBy: ['page', 'order'],
    unique: ['text'],
    faults: ({ page, years }) => ({
      years:
        page === 'careers'
          ? years === undefined && 'is missing; add the years with the company'
          : years !== undefined && 'belongs to employees; remove it',
    }),
  }),
  defineCollection({
    name: 'positions',
    noun: 'position',
    schema: positionSchema,
    hasPages: true,
    unique: ['title'],
    lastDay: 'openUntil',
    references: { program: 'programs', 'page.voice': 'testimonials' },
    faults: ({ employment, terms, pay, page, posted, openUntil }) => ({
      terms:
        !terms.toLowerCase().startsWith(employment) &&
        `and employment disagree; begin with "${capitalize(employment)}, ", or correct employment`,
      page: page && {
        steps: page.steps.map(({ wage }) => ({
          wage:
            (wage < pay.min || wage > pay.max) &&
            `lies outside pay, ${pay.min} to ${pay.max}; correct one of the two`,
        })),
        days:
          page.days.some(({ until }, index, days) => until <= (days[index - 1]?.until ?? 0)) &&
          'do not rise; write the step that is over first at the top',
      },
      openUntil: posted > openUntil && 'is before posted; correct one of the two',
    }),
    beforePublishing: ({ openUntil }, today) => ({
      openUntil:
        openUntil < today &&
        `is ${openUntil}, which is past, so that it is on no page; write a later day, or delete the file`,
    }),
  }),
] as const;
