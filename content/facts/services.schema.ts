import { z } from 'zod';
import { list, text } from '../records/fields.ts';

// What the records quote of others has its length only here; the rest is held to its limits in content/records/services.ts.

export const schemas = {
  equipment: list(
    z.looseObject({
      capacity: z.looseObject({ words: text(30, 'the capacity column').optional() }),
      work: text(90, 'the work column'),
    }),
  ),
  services: list(z.looseObject({ description: text(130, 'a service card') })),
  chillerServices: list(
    z.looseObject({
      summary: text(32, 'the service line'),
      text: text(150, 'the lines under the heading'),
    }),
  ),
  markets: list(z.looseObject({ text: text(200, 'the lines under it') })),
};
