import { z } from 'zod';
import { list, text } from '../records/fields.ts';

// a quoted wage has its length only here
export const schemas = { trainingNext: list(z.looseObject({ figure: text(14, 'a large figure') })) };
