import { z } from 'zod';
import { audience, id, list, range, route, sample, text, whole } from '../records/fields.ts';
import { builtDrawing } from '../records/picture-fields.ts';

/** A row of the equipment schedule. */
const equipment = z.strictObject({
  id,
  /** Equipment mark on our drawings. */
  tag: z
    .string()
    .regex(/^[A-Z]{1,3}-\d$/, { error: 'is no equipment mark; write letters, hyphen, digit, such as CH-1' }),
  name: text(40, 'the equipment column'),
  group: z.enum(['cooling-plant', 'water-side', 'air-side', 'houses', 'every-building']),
  /** Tons of cooling, or words where tons do not measure it. */
  capacity: z.union([
    z.strictObject({ tons: range, sample }),
    z.strictObject({ words: text(30, 'the capacity column') }),
  ]),
  work: text(90, 'the work column'),
  audiences: list(audience),
  /** The page that says more (one of several, for projects), the place on it where there is one, and what the row calls it. */
  route,
  page: whole(1, 999, 'as page').optional(),
  hash: text(40, 'an address').optional(),
  destination: text(18, 'the last column'),
});

const equipmentGroup = z.strictObject({ id, name: text(24, 'the group column'), drawing: builtDrawing });

export type Equipment = z.infer<typeof equipment>;
export type EquipmentGroup = z.infer<typeof equipmentGroup>;

export const schemas = { equipment: list(equipment), equipmentGroups: list(equipmentGroup) };
