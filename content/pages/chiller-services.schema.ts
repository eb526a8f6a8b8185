import { z } from 'zod';
import { text } from '../records/fields.ts';
import { button, headline, label, lead, note } from '../words/blocks.schema.ts';

export const schemas = {
  chillerServicesPage: z.strictObject({
    title: headline(40),
    lead,
    actions: z.strictObject({ quote: button, types: button, note: text(90, 'the note under the buttons') }),
    contents: label,
    part: text(8, 'the number of a part'),
    receive: label,
    emergency: z.strictObject({ call: button, text: button, note: text(300, 'the note under the buttons') }),
    job: z.strictObject({ text: note, link: text(40, 'the link to the job') }),
    end: note,
  }),
};
