import { z } from 'zod';
import { minutesOf } from '../values/format.ts';
import { defineCollection, defineSingle } from './collection.ts';
import { atLeast, county, list, type Named, properName, text, time, whole } from './fields.ts';

/** A region of the map, with the counties in it. */
const regionSchema = z.strictObject({
  number: whole(1, 8, 'as number on the map'),
  name: text(20, 'the list of regions'),
  counties: list(properName(24, 'the list of counties')),
});

export type Region = Named<typeof regionSchema>;

/** That they are all counties of Florida, each once, the check knows from the Census Bureau's map. */
export const regionsCollection = defineCollection({
  name: 'regions',
  noun: 'region',
  isShared: true,
  schema: regionSchema,
  least: 1,
  // the map numbers at most so many
  most: 8,
  sortBy: ['number'],
  unique: ['number', 'name'],
});

/** Where the company works. */
const serviceAreaSchema = z.strictObject({
  homeState: z.literal('Florida'),
  homeCounties: atLeast(1, county).describe('Where the emergency hours hold without a word on travel.'),
});

export type ServiceArea = z.output<typeof serviceAreaSchema>;

export const serviceAreaCollection = defineSingle({
  name: 'service-area',
  noun: 'service area',
  schema: serviceAreaSchema,
  references: { homeCounties: 'regions.counties' },
});

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const openingDay = z.strictObject({
  day: z.enum(week),
  open: z
    .strictObject({ from: time, to: time })
    .nullable()
    .describe(
      'From and to on the 24-hour clock, as "07:00"; null where only the emergency line is answered.',
    ),
});

/** When the office is open. */
const hoursSchema = z.strictObject({
  days: z.array(openingDay).length(7, { error: 'is not a week; list all seven days' }).readonly(),
});

export type Hours = z.output<typeof hoursSchema>;
export type OpeningDay = Hours['days'][number];

export const hoursCollection = defineSingle({
  name: 'hours',
  noun: 'week',
  schema: hoursSchema,
  faults: ({ days }) =>
    days.flatMap(({ day, open }, index) => [
      ...(day === week[index]
        ? []
        : [{ field: `days[${index}].day`, text: `is ${day}; write ${week[index]}` }]),
      ...(open && minutesOf(open.from) >= minutesOf(open.to)
        ? [{ field: `days[${index}].open`, text: 'closes before it opens; correct from or to' }]
        : []),
    ]),
});
