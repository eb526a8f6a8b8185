import { z } from 'zod';
import { https } from './fields.ts';

// What the site does with messages and visits, as the company's record sets it.

/** True once the owner means it so: the publish check then lets it pass. */
const accepted = z
  .literal(true, { error: 'is not true; write accepted: true once you mean it so, or leave the line out' })
  .optional();

export const delivery = z
  .discriminatedUnion(
    'mode',
    [
      z.strictObject({ mode: z.literal('here') }),
      z.strictObject({ mode: z.literal('endpoint'), url: https }),
      z.strictObject({ mode: z.literal('none'), accepted }),
    ],
    { error: 'is no way to receive messages; write mode: here, mode: endpoint with its url, or mode: none' },
  )
  .describe(
    'Where messages go. here: the site’s own server keeps them. endpoint: they are posted as JSON to url. none: the forms only compose an email, a text or a call.',
  );

export const applications = z
  .discriminatedUnion(
    'mode',
    [z.strictObject({ mode: z.literal('notice'), accepted }), z.strictObject({ mode: z.literal('deliver') })],
    { error: 'is nothing that applications do; write mode: notice or mode: deliver' },
  )
  .describe(
    'What the two applications do. notice: they show their notice and send nothing. deliver: they go where messages go.',
  );

/** How visits are counted, if at all. */
export const counter = z
  .strictObject({
    script: https.describe(
      'Address of its script, on a host of yours, such as https://stats.example.com/count.js.',
    ),
    attributes: z
      .record(
        z
          .string()
          .regex(/^data-[a-z-]+$/, { error: 'is no attribute of a counter; write data- and its name' }),
        z.string(),
      )
      .optional()
      .describe('What its maker asks for beside the address, such as data-domain.'),
  })
  .optional()
  .describe(
    'A counter of visits that sets no cookie, keeps no IP address and runs on a host of yours. Left out, nothing is counted. It enters the content policy and /privacy.',
  );
