import { z } from 'zod';
import { defineCollection } from '../collection.ts';
import { list, type Named, text, whole } from '../fields.ts';

/** A region of the map, with the counties in it. */
export const regionSchema = z.strictObject({
  number: whole(1, 8, 'as number on the map'),
  name: text(20, 'the list of regions'),
  counties: list(text(24, 'the list of counties')),
});

export type Region = Named<typeof regionSchema>;

/** That they are all counties of Florida, each once, the check knows from the Census Bureau's map. */
export const regionsCollection = defineCollection({
  name: 'regions',
  noun: 'region',
  schema: regionSchema,
  least: 8,
  most: 8,
  sortBy: ['number'],
  unique: ['number', 'name'],
});
