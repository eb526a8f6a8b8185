import { z } from 'zod';
import { text } from '../records/fields.ts';

const refusal = z.strictObject({ title: text(50, 'the answer'), text: text(160, 'the answer') });

/** What the server answers where it takes no message. */
export type Refusal = z.infer<typeof refusal>;

export const schemas = { refusals: z.record(z.string(), refusal) };
