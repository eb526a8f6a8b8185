import { z } from 'zod';
import { exactly, text } from '../records/fields.ts';
import { tradeSchema } from '../records/trades/schema.ts';

const { papers } = tradeSchema.shape;
const requirement = text(16, 'the legend of the matrix');

export const schemas = {
  tradePapers: exactly(
    Object.keys(papers.shape).length,
    z.strictObject({ id: papers.keyof(), label: text(30, 'the head of a column') }),
    'columns',
  ),
  requirementLabels: z.strictObject({ always: requirement, public: requirement, no: requirement }),
};
