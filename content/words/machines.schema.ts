import { z } from 'zod';
import { text } from '../records/fields.ts';

const name = text(60, 'a line of llms.txt');

export const schemas = {
  machineWords: z.strictObject({
    allPages: name,
    pages: name,
    files: name,
    optional: name,
    note: text(240, 'the note of llms.txt'),
    statement: name,
    statementData: name,
    contact: name,
    careers: name,
  }),
};
