import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { type Named, order, text, whole } from '../fields.ts';

/** What is covered, and for how long. */
export const guaranteeSchema = z.strictObject({
  order,
  years: whole(1, 30, 'years').describe('Years; also the length of the line.'),
  isAtMost: z.boolean().describe('Whether it is "up to" so many years.'),
  title: text(40, 'the line heading'),
  text: text(120, 'the lines under it'),
  giver: text(24, 'the line heading').describe('Who stands behind it.'),
});

export type Guarantee = Named<typeof guaranteeSchema>;

const quoted = ['maintenance', 'labor', 'compressor'];

export const guaranteesCollection = defineCollection({
  name: 'guarantees',
  noun: 'guarantee',
  schema: guaranteeSchema,
  rules: [
    (records) =>
      quoted
        .filter((id) => !records.some(({ value }) => value.id === id))
        .map((id) => ({ field: 'id', text: `${id} is missing; sentences quote its years: keep ${id}.yaml` })),
  ],
});
