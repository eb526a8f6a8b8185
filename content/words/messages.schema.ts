import { z } from 'zod';
import { list, text, wording } from '../records/fields.ts';
import { headline, lead } from './blocks.schema.ts';

/** The title of the tab; the company name follows it. */
const tab = text(64, 'the title of a tab');

/** What stands over a form that came back. */
const said = z.strictObject({ title: headline(48), lead });

export const schemas = {
  receipt: z.strictObject({
    reference: text(20, 'the label of the reference'),
    answer: text(30, 'the label of the time'),
    /** What the notice says once the message is stored: by reference and time. */
    notice: wording,
    /** For whoever wrote of an emergency; the number follows. */
    urgent: text(80, 'the receipt'),
  }),
  receivedPage: z.strictObject({
    tab,
    title: headline(40),
    lead,
    keep: text(90, 'the line under the reference'),
    urgent: z.strictObject({ title: headline(40), text: text(120, 'the red zone') }),
    next: z.strictObject({ title: text(40, 'the heading'), steps: list(text(140, 'a step')) }),
    home: text(24, 'the button'),
  }),
  returnedPage: z.strictObject({
    tab,
    said: z.strictObject({ invalid: said, failed: said, limited: said, refused: said }),
    faults: text(40, 'the heading of the list'),
    ways: text(60, 'the heading of the ways'),
  }),
};
