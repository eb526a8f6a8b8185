import { z } from 'zod';
import { text } from '../records/fields.ts';

const page = z.strictObject({
  path: z.string().regex(/^\/([a-z\d-]+(\/[a-z-]+)*)?$/, {
    error: 'is no path; write a slash and lower-case words joined by hyphens, such as /warranty',
  }),
  /** The number in the title block. */
  sheet: z
    .string()
    .regex(/^M-\d{3}$/, { error: 'is no sheet number; write M, hyphen, three digits, such as M-104' }),
  label: text(24, 'a line of the menu'),
  /** The company name follows it. */
  title: text(64, 'the title of a search result'),
  description: text(170, 'the description of a search result'),
  /** The page whose item in the header and the menu is marked. */
  parent: z.string().optional(),
});

const file = z.string().startsWith('/files/');

export const schemas = {
  routes: z.record(z.string(), page).superRefine((routes, context) => {
    for (const [name, { parent }] of Object.entries(routes)) {
      if (parent === undefined || (routes[parent] && !routes[parent].parent)) continue;
      context.addIssue({
        code: 'custom',
        path: [name, 'parent'],
        message: `names "${parent}", which is no page of the header; write the name of one, such as services`,
      });
    }
  }),
  notFoundRoute: page,
  statementPdf: file,
  statementJson: file,
  contactFile: file,
  messageRoute: page,
};
