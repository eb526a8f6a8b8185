import { z } from 'zod';
import { text } from '../records/fields.ts';

export const schemas = { drawingWords: z.strictObject({ matchLine: text(14, 'the edge of a drawing') }) };
