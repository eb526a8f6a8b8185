import { z } from 'zod';
import { exactly, text } from '../records/fields.ts';
import { tradeSchema } from '../records/subcontracting.ts';

const papers = Object.keys(tradeSchema.shape.papers.shape);
const requirement = text(16, 'a line of the matrix');

export const schemas = {
  tradeLicense: z.strictObject({
    label: text(30, 'the start of the line'),
    none: text(24, 'the line under a trade'),
  }),
  tradePapers: exactly(
    papers.length,
    z.strictObject({ id: z.enum(papers), label: text(30, 'the head of a line') }),
    'lines',
  ),
  requirementLabels: z.strictObject({ always: requirement, public: requirement, no: requirement }),
};
