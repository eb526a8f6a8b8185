import { z } from 'zod';
import { defineSingle } from '../collection.ts';
import { county, list } from '../fields.ts';

/** Where the company works. */
export const serviceAreaSchema = z.strictObject({
  homeState: z.literal('Florida'),
  homeCounties: list(county).describe('Where the emergency hours hold without a word on travel.'),
});

export type ServiceArea = z.output<typeof serviceAreaSchema>;

export const serviceAreaCollection = defineSingle({
  name: 'service-area',
  noun: 'service area',
  schema: serviceAreaSchema,
  references: { homeCounties: 'regions.counties' },
});
