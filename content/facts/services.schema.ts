import { z } from 'zod';
import { atLeast, id, route, text } from '../records/fields.ts';
import { icon } from '../records/icon-field.ts';

const service = z.strictObject({
  id,
  title: text(28, 'the heading of a service card'),
  description: text(130, 'a service card'),
  icon,
  /** The page that says more; without one the card is no link. */
  route: route.optional(),
  /** Spans two columns on medium screens. */
  variant: z.literal('featured').optional(),
});

export type Service = z.infer<typeof service>;

export const schemas = { services: atLeast(8, service) };
