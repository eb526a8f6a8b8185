import { z } from 'zod';
import { atLeast, text } from '../records/fields.ts';
import { builtDrawing } from '../records/picture-fields.ts';

/** A kind of commercial building. */
const market = z.strictObject({
  id: z.enum(['retail', 'office', 'industrial', 'warehouse']),
  name: text(20, 'the heading of a market'),
  text: text(200, 'the lines under it'),
  /** When we work there without closing it. */
  workWindow: text(40, 'the line at the foot'),
  drawing: builtDrawing,
});

export type Market = z.infer<typeof market>;

export const schemas = { markets: atLeast(4, market) };
